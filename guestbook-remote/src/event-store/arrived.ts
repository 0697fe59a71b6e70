import type { GuestKey, GuestView } from './event-store.ts';

/** Who came in lately, and where: a party that splits came in at several gates. */
export interface ArrivedView {
  readonly guest: GuestView;
  /** One line a gate, the first one first; `age` in ms, by the server's clock as well as it is known. */
  readonly lines: readonly { readonly age: number; readonly gate: string | null; readonly people: number }[];
}

/** Those of whom somebody came in during the last `ms` milliseconds; nobody whose name this device does not know. */
export function arrivedWithin(ms: number, now: number, guests: ReadonlyMap<GuestKey, GuestView>): ArrivedView[] {
  const arrived: ArrivedView[] = [];
  for (const guest of guests.values()) {
    if (!guest.first || guest.name === '' || guest.name === guest.key) continue;
    const lines = (guest.party?.gates.length ? guest.party.gates : [guest.first])
      .map(({ at, gate, people }) => ({ age: now - Date.parse(at), gate, people }))
      .filter(({ age }) => age <= ms);
    if (lines.length > 0) arrived.push({ guest, lines });
  }
  return arrived;
}
