import type { ContentInput, InvitationVersion, NewOption } from '@janur/contracts';
import type { Database } from '../../db/connection.ts';
import { duplicateKeyOf } from '../../db/duplicate-key.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ClientScope } from '../../access/access.ts';
import { notFound, raise } from '../../lib/errors.ts';
import { newPassword } from '../accounts/password/one-time-password.ts';
import { insertAccount } from '../accounts/queries.ts';
import { type Actor, recordChange } from '../../audit/record.ts';
import { hashPassword, inTurn } from '../accounts/password/hash.ts';
import { findContentRows } from '../invitations/queries.ts';
import { addOption } from './options/edit-option.ts';
import type { KnownTemplates } from './options/known-templates.ts';
import { insertClient } from './queries.ts';
import { saveContent } from './content/save-content.ts';
import { newUsername, usernameBase } from '../accounts/username.ts';

export interface ClientDraft {
  readonly name: string;
  readonly version: InvitationVersion;
  readonly content: ContentInput;
  readonly option?: { readonly sent: NewOption; readonly templates: KnownTemplates };
}

export interface MadeClient {
  readonly id: number;
  readonly user_name: string;
  /** Not kept anywhere: this is the only time it is known. */
  readonly password: string;
}

/** A client with its account, its content and its first slug, if it has one: all of them or none. */
export async function makeClient<D extends ClientDraft>(
  db: Database,
  scope: ClientScope,
  actor: Actor,
  draft: D,
): Promise<MadeClient & { option_id: D['option'] extends object ? number : undefined }> {
  const password = newPassword();
  const passwordHash = await inTurn(scope.tenant, () => hashPassword(password));
  const write = () => inTransaction(db, (trx) => writeClient(trx, scope, actor, { ...draft, passwordHash }));
  // one in a million has the same letters behind the same name
  const made = await write().catch(ifNameWasTaken(write));
  // an option was made exactly when the draft has one
  return { ...made, password } as MadeClient & { option_id: D['option'] extends object ? number : undefined };
}

async function writeClient(
  trx: Database,
  scope: ClientScope,
  actor: Actor,
  { name, version, content, option, passwordHash }: ClientDraft & { passwordHash: string },
): Promise<Omit<MadeClient, 'password'> & { option_id: number | undefined }> {
  const id = await insertClient(trx, { name, version });
  const rows = (await findContentRows(trx, scope, id)) ?? raise(notFound('client'));
  await saveContent(trx, scope, { rows, sent: content });
  const username = newUsername(usernameBase(option?.sent.slug ?? name));
  await insertAccount(trx, {
    client_id: id,
    role: 'CLIENT',
    name,
    username,
    password_hash: passwordHash,
    created_by: actor.accountId,
  });
  await recordChange(trx, actor, {
    clientId: id,
    action: 'client.create',
    subject: { type: 'client', id },
    changes: [
      { path: 'name', from: null, to: name },
      { path: 'user_name', from: null, to: username },
    ],
  });
  const made = option && (await addOption(trx, scope, actor, { ...option, clientId: id, at: 'body.option' }));
  return { id, user_name: username, option_id: made?.id };
}

const ifNameWasTaken =
  <T>(again: () => Promise<T>) =>
  (error: unknown): Promise<T> => {
    if (duplicateKeyOf(error) === 'accounts_username') return again();
    throw error;
  };
