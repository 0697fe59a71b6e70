import type { THANKED } from '@janur/contracts';
import type { MessageKind } from '@janur/contracts/messages';
import type { Knex } from 'knex';
import type { Database } from '../db/connection.ts';
import { SENT_COLUMN } from './guest-queries.ts';
import { hasUnasked } from './new-places.ts';

const DAY_MS = 86_400_000;

/** Who is to get a message of a kind. */
export interface Audience {
  readonly kind: MessageKind;
  /** How long who was invited has not answered, before there is a reminder. */
  readonly silentDays: number;
  readonly thanked: (typeof THANKED)[number];
  /** The events of tomorrow. */
  readonly eventIds: readonly number[];
  readonly now: Date;
}

/**
 * Narrows a list to whom a message is due: the same rule for the queue that hosts go through, for what is counted and for what
 * is sent by itself. Who answered, came or was never invited gets no invitation and no reminder; who answered is told of an
 * event that was added later, and again of the next. `guest` is the guest's id there.
 */
export function inAudience(
  db: Database,
  chosen: Knex.QueryBuilder,
  { guest, ...audience }: Audience & { guest: string },
): Knex.QueryBuilder {
  return chosen.whereExists((due) => {
    void due.from('guests as due').where(db.raw('?? = ??', ['due.id', guest]));
    if (audience.kind !== 'NEW_EVENT') void due.whereNull(`due.${SENT_COLUMN[audience.kind]}`);
    RULES[audience.kind](db, due, audience);
  });
}

/** Whom a kind of message went to already, of those it is meant for. */
export function wasSent(db: Database, chosen: Knex.QueryBuilder, kind: MessageKind): Knex.QueryBuilder {
  const sent = chosen.whereNotNull(`guests.${SENT_COLUMN[kind]}`);
  // another event has been added since
  if (kind === 'NEW_EVENT') return sent.whereNotExists(hasUnasked(db, 'guests.id'));
  // who came without an invitation was never sent one
  return kind === 'THANKS' ? sent : sent.whereNot('guests.source', 'ADHOC');
}

type Rule = (db: Database, due: Knex.QueryBuilder, audience: Audience) => void;

const RULES: Readonly<Record<MessageKind, Rule>> = {
  INVITATION: silent,
  REMINDER(db, due, audience) {
    silent(db, due);
    void due.where('due.invitation_sent_at', '<=', new Date(audience.now.getTime() - audience.silentDays * DAY_MS));
  },
  NEW_EVENT(db, due) {
    void due.whereExists(hasUnasked(db, 'due.id'));
  },
  DAY_BEFORE(db, due, { eventIds }) {
    void due.whereNot('due.source', 'ADHOC').whereExists((coming) => {
      void coming
        .from('guest_events as coming')
        .where(db.raw('?? = ??', ['coming.guest_id', 'due.id']))
        .whereIn('coming.event_id', eventIds)
        .where({ 'coming.confirmation_status': 'CONFIRMED', 'coming.is_checked_in': 0 });
    });
  },
  THANKS(db, due, { thanked }) {
    void due.where((either) => {
      if (thanked !== 'GIFT') void either.whereExists(placeOf(db, 'is_checked_in'));
      if (thanked === 'CAME') return;
      void either.orWhereExists(placeOf(db, 'is_received_gift'));
      // what came by transfer or parcel the door knows nothing of
      void either.orWhereExists((given) => {
        void given.from('gifts').where(db.raw('?? = ??', ['gifts.guest_id', 'due.id']));
      });
    });
  },
};

/** Invited by the hosts, without an answer, and not at the door yet. */
function silent(db: Database, due: Knex.QueryBuilder): void {
  void due
    .where('due.source', 'INVITED')
    .whereNotExists((answer) => {
      void answer
        .from('rsvps')
        .where(db.raw('?? = ??', ['rsvps.guest_id', 'due.id']))
        .whereNotNull('rsvps.is_attending');
    })
    .whereNotExists((place) => {
      void place
        .from('guest_events as answered')
        .where(db.raw('?? = ??', ['answered.guest_id', 'due.id']))
        .where(
          (done) => void done.whereNot('answered.confirmation_status', 'PENDING').orWhere('answered.is_checked_in', 1),
        );
    });
}

const placeOf =
  (db: Database, flag: 'is_checked_in' | 'is_received_gift') =>
  (place: Knex.QueryBuilder): void => {
    void place
      .from('guest_events as place')
      .where(db.raw('?? = ??', ['place.guest_id', 'due.id']))
      .where(`place.${flag}`, 1);
  };
