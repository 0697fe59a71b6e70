/** What the few lines of script in a printed first screen keep until the page takes over. */
export interface EarlyTap {
  isTapped: boolean;
  /** Started in the tap itself, since no browser lets a page start it later. */
  song: HTMLAudioElement | null;
  /** True from when the page answers taps itself. */
  isTaken: boolean;
  /** Puts a guest's name into the printed opening. */
  greet?(name: string): void;
}

declare global {
  var janurTap: EarlyTap | undefined;
}

/** From here on the page answers taps. True when the opening was tapped before that. */
export function takeEarlyTap(): boolean {
  const tap = globalThis.janurTap;
  if (!tap) return false;
  tap.isTaken = true;
  return tap.isTapped;
}

/** The song as the early tap started it. */
export const earlySong = (): HTMLAudioElement | null => globalThis.janurTap?.song ?? null;
