import type { PublicClient } from './entities/client.ts';
import type { PublicGuest } from './entities/guest.ts';
import type { RemoteEntry } from './entities/template.ts';

/** The page that shows an invitation which is being made: the frame of the editor, of designers, and of their tests. */
export const PREVIEW_PATH = '/preview';

/** What a preview shows. Whoever frames it sends a new scene with every keystroke; nothing of it is stored. */
export interface PreviewScene {
  client: PublicClient;
  guest: PublicGuest | null;
  /** The invitation link's query, without `?`: `to=Budi&guest=2`. */
  query: string;
  /** Null shows Plain Paper. */
  template: RemoteEntry | null;
  /** False shows the opening. */
  isOpened: boolean;
  /** The id of the section that is being edited: the page goes there when this changes. */
  section?: string;
  /** Whoever taps a text of the page wants to say something of it: `janur-preview-tapped`. */
  isReviewed?: true;
}

/** Sent to the frame, which is of the guests' origin: designers' code runs in it. */
export interface PreviewMessage {
  readonly kind: 'janur-preview';
  readonly scene: PreviewScene;
}
/**
 * Sent by the frame when it can take scenes, whenever it has shown one, when it knows the colours of what it shows, and when
 * somebody in it asked to save. A template can say all of it too: whoever hears it holds it for no more than a hint.
 */
export interface PreviewEvent {
  readonly kind:
    | 'janur-preview-ready'
    | 'janur-preview-shown'
    | 'janur-preview-colours'
    | 'janur-preview-words'
    | 'janur-preview-tapped'
    | 'janur-preview-save';
  /** The page's colours as they are worn, by custom property (`--base`). */
  readonly colours?: Readonly<Partial<Record<PreviewColour, string>>>;
  /** What the look says itself where the couple says nothing, by `VoiceKey`. */
  readonly words?: Readonly<Record<string, string>>;
  /** The text that was tapped, empty for a picture, and the section that it stands in. */
  readonly tapped?: PreviewTap;
}

export interface PreviewTap {
  readonly text: string;
  readonly section: string;
}

export const PREVIEW_COLOURS = [
  '--base',
  '--primary',
  '--secondary',
  '--third',
  '--title',
  '--ink',
  '--ink-on-third',
  '--on-primary',
] as const;
export type PreviewColour = (typeof PREVIEW_COLOURS)[number];
