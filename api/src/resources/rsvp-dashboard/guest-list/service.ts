import type { RsvpField, RsvpRecord } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../http/access.ts';
import { presentRecord } from './present.ts';
import { listAnswers, listPlaces, type ListedGuest } from './queries.ts';

/** Guests with what they answered and where they are invited to. */
export async function recordsOf(
  db: Database,
  scope: ClientScope,
  guests: readonly ListedGuest[],
  shown: { fields: readonly RsvpField[]; origin: string },
): Promise<RsvpRecord[]> {
  const ids = guests.map(({ id }) => id);
  const [answers, places] = await Promise.all([listAnswers(db, scope, ids), listPlaces(db, scope, ids)]);
  const answerOf = new Map(answers.map((answer) => [answer.guest_id, answer]));
  const placesOf = Map.groupBy(places, ({ guest_id }) => guest_id);
  return guests.map((guest) =>
    presentRecord({ guest, answer: answerOf.get(guest.id), places: placesOf.get(guest.id) ?? [] }, shown),
  );
}
