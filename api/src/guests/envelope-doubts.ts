import type { Knex } from 'knex';
import type { ClientScope } from '../access/access.ts';
import type { Database } from '../db/connection.ts';

/** The same giver, whatever the spaces and capitals. */
const giver = (gift: 'earlier' | 'later') => `LOWER(REGEXP_REPLACE(TRIM(${gift}.giver_name), '[[:space:]]+', ' '))`;

/**
 * Envelopes that may be an earlier one written down once more: of the same giver, brought by the same guest, taken by other
 * hands. The door asks whether they are one; until somebody takes one back, both are there.
 */
export const perhapsTwice = (
  db: Database,
  scope: ClientScope,
  which: 'earlier' | 'later' = 'later',
): Knex.QueryBuilder =>
  db({ later: 'entrusted_gifts' })
    .join({ earlier: 'entrusted_gifts' }, (same) =>
      same.on('earlier.guest_event_id', 'later.guest_event_id').andOn('earlier.id', '<', 'later.id'),
    )
    .join({ took: 'operations' }, 'took.op_id', 'later.op_id')
    .join({ took_before: 'operations' }, 'took_before.op_id', 'earlier.op_id')
    .where(scope.within('later.client_id'))
    .where(scope.within('earlier.client_id'))
    .whereNull('later.undone_by_op_id')
    .whereNull('earlier.undone_by_op_id')
    .whereRaw('later.op_id <> earlier.op_id')
    .whereRaw('NOT (took.gate <=> took_before.gate AND took.account_id <=> took_before.account_id)')
    .whereRaw('COALESCE(later.amount = earlier.amount, TRUE)')
    .whereRaw(`${giver('later')} = ${giver('earlier')}`)
    .distinct(`${which}.id`);
