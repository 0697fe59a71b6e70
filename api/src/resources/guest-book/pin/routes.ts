import { type DoorPinState, getDoorPin, setDoorPin } from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import type { ClientScope } from '../../../access/access.ts';
import { recordOf, withheld } from '../../../audit/record.ts';
import type { AppContext } from '../../../context.ts';
import type { Database } from '../../../db/connection.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { endpoints } from '../../../http/endpoints.ts';
import { hashPin } from './hash.ts';
import { deleteDoorPin, findDoorPinSetting, putDoorPin } from './queries.ts';

/** The PIN that keeps children and guests out of the settings of devices that lie on a table at the door. */
export function doorPinRoutes(app: FastifyInstance, { db }: Pick<AppContext, 'db'>): void {
  const on = endpoints(app);

  on(getDoorPin, ({ scope, principal }) => stateOf(db, scope, principal.clientId));

  on(setDoorPin, async ({ body: { pin }, scope, principal: { clientId, id: by } }) => {
    const kept = pin === null ? null : await hashPin(pin);
    await inTransaction(db, async (trx) => {
      const before = await findDoorPinSetting(trx, scope, clientId);
      if (kept) await putDoorPin(trx, scope, { clientId, by, pin: kept });
      else await deleteDoorPin(trx, scope, clientId);
      if (!kept && !before) return;
      await recordOf(trx, scope, {
        clientId,
        action: 'door.pin',
        subject: { type: 'client', id: clientId },
        changes: [{ path: 'pin', from: withheld(before?.set_at), to: withheld(kept?.hash) }],
      });
    });
    return stateOf(db, scope, clientId);
  });
}

async function stateOf(db: Database, scope: ClientScope, clientId: number): Promise<DoorPinState> {
  const setting = await findDoorPinSetting(db, scope, clientId);
  return setting ? { set_at: setting.set_at.toISOString(), set_by: setting.set_by } : null;
}
