import type { MessageTemplate } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import type { ClientScope } from '../../../access/access.ts';
import { listTexts } from './queries.ts';

/** The texts that the hosts of a client wrote. */
export async function ownTexts(db: Database, scope: ClientScope, clientId: number): Promise<MessageTemplate[]> {
  return listTexts(db, scope, clientId);
}
