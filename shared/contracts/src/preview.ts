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
}

/** Sent to the frame, in the page's own origin. */
export interface PreviewMessage {
  readonly kind: 'janur-preview';
  readonly scene: PreviewScene;
}
/** Sent by the frame when it can take scenes, and whenever it has shown one. */
export interface PreviewEvent {
  readonly kind: 'janur-preview-ready' | 'janur-preview-shown';
}
