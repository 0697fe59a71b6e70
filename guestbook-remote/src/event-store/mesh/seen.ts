import type { ListRecord } from '../records.ts';

/** How far a list holds the operations of each device, by its id. */
export type Seen = NonNullable<ListRecord['seen']>;

/** The last number of a device that a list holds; a device may be called what every object has. */
export const lastSeen = (seen: Seen, device: string): number => (Object.hasOwn(seen, device) ? (seen[device] ?? 0) : 0);
