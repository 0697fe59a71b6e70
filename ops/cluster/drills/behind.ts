import { setTimeout as pause } from 'node:timers/promises';
import { breach, type Drill } from './drill.ts';

export const behind: Drill = {
  name: 'behind',
  what: 'a node that has not applied yet what another has acknowledged: who comes to it new waits, and reads all of it',
  async whole(cluster) {
    const writer = await cluster.writer();
    const late = cluster.nodes.find(({ index }) => index !== writer.index);
    if (!late) throw new Error('a cluster has more than one node');
    return late.ask((db) =>
      db.transaction(async (held) => {
        // SQL, since knex has no such lock: the node takes what the others send and applies none of it
        await held.raw('FLUSH TABLES WITH READ LOCK');
        const row = { jti: 'behind', expires_at: new Date() };
        await writer.ask((at) => at('revoked_tokens').insert(row));
        const found = late.ask((at) => at('revoked_tokens').where({ jti: row.jti }));
        await pause(1500);
        await held.raw('UNLOCK TABLES');
        return (await found).length === 1 ? [] : [breach('what was acknowledged is not read at the next node')];
      }),
    );
  },
};
