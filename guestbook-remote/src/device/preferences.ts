import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type Scheme = 'dark' | 'light';
export type Hand = 'right' | 'left';
export const VOLUMES = ['loud', 'soft', 'off'] as const;
export type Volume = (typeof VOLUMES)[number];
/** The two designs of the screen for guests. */
export type GreetingDesign = 'batik' | 'photo';

interface Choices {
  /** The event whose guest-book this device keeps; undefined until one is chosen. */
  readonly eventId: number | undefined;
  readonly scheme: Scheme;
  readonly hand: Hand;
  readonly volume: Volume;
  /** The camera of the scanner; undefined for the rear one. */
  readonly cameraId: string | undefined;
  /** Whether the usher has said where the device stands: it is asked once. */
  readonly isGateAsked: boolean;
  readonly greeting: GreetingDesign;
  /** Whether the screen welcomes who comes in at its own gate alone. */
  readonly greetsOwnGate: boolean;
  /** Whether guests see on the screen how many they are, and their table. */
  readonly greetsWithPeople: boolean;
  readonly greetsWithTable: boolean;
}

interface Preferences extends Choices {
  readonly set: (changes: Partial<Choices>) => void;
}

export const FIRST_CHOICES: Choices = {
  eventId: undefined,
  scheme: 'dark',
  hand: 'right',
  volume: 'loud',
  cameraId: undefined,
  isGateAsked: false,
  greeting: 'batik',
  greetsOwnGate: false,
  greetsWithPeople: true,
  greetsWithTable: true,
};

/** What this device is set to. It stays when an usher logs out: the next one stands at the same desk. */
export const usePreferences = create<Preferences>()(
  persist((set) => ({ ...FIRST_CHOICES, set: (changes) => set(changes) }), {
    name: 'janur.guest-book.preferences',
    version: 1,
  }),
);
