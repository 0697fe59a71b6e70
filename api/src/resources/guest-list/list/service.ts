import type { RsvpRecord } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';
import { notFound, raise } from '../../../lib/errors.ts';
import { listWhereabouts } from '../../../access/owned-queries.ts';
import { householdsOf } from '../../../guests/members.ts';
import { presentRecord, type Shown } from './present.ts';
import type { HostedGuest } from '../../../guests/guest-queries.ts';
import { listAnswers, listPlaces } from './queries.ts';

/** Guests with what they answered and where they are invited to. */
export async function recordsOf(
  db: Database,
  scope: ClientScope,
  guests: readonly HostedGuest[],
  shown: Shown,
): Promise<RsvpRecord[]> {
  const ids = guests.map(({ id }) => id);
  const optionIds = [...new Set(guests.map((guest) => guest.option_id))];
  const [answers, places, whereabouts, householdOf] = await Promise.all([
    listAnswers(db, scope, ids),
    listPlaces(db, scope, ids),
    listWhereabouts(db, scope, optionIds),
    householdsOf(db, scope, ids),
  ]);
  const answerOf = new Map(answers.map((answer) => [answer.guest_id, answer]));
  const placesOf = Map.groupBy(places, ({ guest_id }) => guest_id);
  return guests.map((guest) => {
    const where = whereabouts.get(guest.option_id) ?? raise(notFound('invitation'));
    const known = { answer: answerOf.get(guest.id), places: placesOf.get(guest.id) ?? [], where };
    return presentRecord({ guest, ...known, household: householdOf(guest.id) }, shown);
  });
}
