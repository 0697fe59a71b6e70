import { problem, type RemoteFamily } from '@janur/contracts';
import type { Database } from '../../db/connection.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Actor } from '../../access/actor.ts';
import type { Principal } from '../../access/principals.ts';
import { conflict, notFound, raise } from '../../lib/errors.ts';
import { recordRemote } from './publish.ts';
import { setWaiting } from './family-queries.ts';
import { findVersion, lockRemote, serve } from './queries.ts';

/** Which version of a remote guests get. Each says so in the audit log, and what changes nothing leaves no trace. */

interface Wanted {
  readonly name: string;
  readonly version: string;
}

/** A canary ends: whoever was in it gets what everybody gets. */
const NO_CANARY = { canary_version: null, canary_percent: 0 };

export async function promote(db: Database, { name, version }: Wanted, actor: Actor | null): Promise<void> {
  await inTransaction(db, async (trx) => {
    const remote = await lockRemote(trx, name);
    if (!remote || !(await findVersion(trx, { name, version }))) throw notFound('version');
    const from = remote.promoted_version;
    await setWaiting(trx, name, null);
    if (from === version) return;
    // who goes back leaves what was wrong: it is no version to fall back on
    const former = version === remote.former_version ? null : from;
    await serve(trx, name, { promoted_version: version, former_version: former, ...NO_CANARY });
    await record(trx, actor, { name, action: 'remote.promote', path: 'promoted_version', from, to: version });
  });
}

/** Guests get nothing of it any more. Its ids stay its own, and any of its versions can be promoted again. */
export async function takeOff(db: Database, name: string, actor: Actor | null): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { promoted_version: from } = (await lockRemote(trx, name)) ?? raise(notFound('template_family'));
    await setWaiting(trx, name, null);
    if (!from) return;
    await serve(trx, name, { promoted_version: null, former_version: null, ...NO_CANARY });
    await record(trx, actor, { name, action: 'remote.promote', path: 'promoted_version', from, to: null });
  });
}

/** Whether an admin has to say so: what guests of others see is not changed by one person alone. */
export const needsSecondPerson = ({ clients, made_for }: RemoteFamily, { role }: Pick<Principal, 'role'>): boolean =>
  role !== 'ADMIN' && clients + made_for.length > 0;

/** Keeps the wish for an admin; guests get what they got. */
export async function ask(db: Database, { name, version }: Wanted, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const remote = await lockRemote(trx, name);
    if (!remote || !(await findVersion(trx, { name, version }))) throw notFound('version');
    if (remote.promoted_version === version) return;
    await setWaiting(trx, name, { version, accountId: actor.accountId });
    await record(trx, actor, { name, action: 'remote.ask', path: 'waiting', from: null, to: version });
  });
}

export async function setCanary(
  db: Database,
  { name, version, percent }: Wanted & { percent: number },
  actor: Actor | null,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const remote = await lockRemote(trx, name);
    if (!remote || !(await findVersion(trx, { name, version }))) throw notFound('version');
    if (!remote.promoted_version) throw conflict(problem('version_first', { name }));
    if (remote.promoted_version === version) throw conflict(problem('version_served', { name, version }));
    const canary = percent === 0 ? NO_CANARY : { canary_version: version, canary_percent: percent };
    if (remote.canary_version === canary.canary_version && remote.canary_percent === canary.canary_percent) return;
    await serve(trx, name, canary);
    const from = told(remote.canary_version, remote.canary_percent);
    const to = told(canary.canary_version, canary.canary_percent);
    await record(trx, actor, { name, action: 'remote.canary', path: 'canary', from, to });
  });
}

/** A canary is what came last: it goes first. Then the version before comes back, and there is none before that. */
export async function rollBack(db: Database, name: string, actor: Actor | null): Promise<void> {
  await inTransaction(db, async (trx) => {
    const remote = (await lockRemote(trx, name)) ?? raise(notFound('template_family'));
    const { promoted_version: promoted, former_version: former, canary_version, canary_percent } = remote;
    if (canary_version) {
      await serve(trx, name, NO_CANARY);
      const from = told(canary_version, canary_percent);
      return record(trx, actor, { name, action: 'remote.rollback', path: 'canary', from, to: null });
    }
    if (!former) throw conflict(problem('version_none_before', { name }));
    await serve(trx, name, { promoted_version: former, former_version: null });
    return record(trx, actor, {
      name,
      action: 'remote.rollback',
      path: 'promoted_version',
      from: promoted,
      to: former,
    });
  });
}

const told = (version: string | null, percent: number) => (version ? `${version} ${percent}%` : null);

function record(
  trx: Database,
  actor: Actor | null,
  { name, action, ...change }: { name: string; action: string; path: string; from: string | null; to: string | null },
): Promise<void> {
  return recordRemote(trx, actor, { name, action, changes: [change] });
}
