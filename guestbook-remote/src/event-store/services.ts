import type { Api } from '@janur/data';

/** What the store needs of its surroundings; `browser-services.ts` gives a browser's. */
export interface StoreServices {
  readonly api: Api;
  readonly indexedDB: IDBFactory;
  /** Milliseconds since 1970 by this device's clock. */
  readonly now: () => number;
  /** Milliseconds that only ever run forward; with it a clock that is set during the evening does no harm. */
  readonly monotonic?: () => number;
  /** Names this run of `monotonic`: another page counts from elsewhere. */
  readonly run?: string;
  /** A new uuid of version 7. */
  readonly newId: () => string;
  /** The event's stream; `onChange` for each message, `onEnd` once when it is over. Gives the way to close it. */
  readonly openStream?: (eventId: number, listener: StreamListener) => () => void;
  /** Runs `work` in one tab at a time, each waiting its turn. */
  readonly alone?: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  /** Tells the other tabs of this device, and hears of them. */
  tabs?: TabLink;
  /** Whether the device may reach anything, and when that or the page's visibility changes. */
  network?: { isOnline(): boolean; onChange(listener: () => void): () => void };
  /** Sends and asks by itself; false for tests that call `sync` themselves. True unless told. */
  readonly isAutomatic?: boolean;
  /** The usher's name, for what is shown as done here. */
  readonly usherName?: () => string | null;
}
export interface StreamListener {
  readonly onOpen: () => void;
  readonly onChange: () => void;
  readonly onEnd: () => void;
}
export interface TabLink {
  readonly tell: (message: unknown) => void;
  readonly onMessage: (listener: (message: unknown) => void) => () => void;
}
