import {
  type BodyOf,
  type EditedOption,
  type NewOption,
  type updateOption,
  problem,
  problemAt,
} from '@janur/contracts';
import { canonicalTemplateId } from '@janur/contracts/rules';
import type { Database } from '../../../db/connection.ts';
import { duplicateKeyOf } from '../../../db/duplicate-key.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { ClientScope } from '../../../access/access.ts';
import { invalid, notFound, raise, taken } from '../../../lib/errors.ts';
import { type Actor, recordChange } from '../../../audit/record.ts';
import { changesBetween } from '../changes.ts';
import { type KnownTemplates, ownSettingsProblems } from './known-templates.ts';
import { optionColumns } from './option-columns.ts';
import { presentEditedOption } from '../present.ts';
import {
  insertOption,
  lockClient,
  type LockedOption,
  lockOption,
  raiseOptionRevision,
  updateOptionRow,
} from '../queries.ts';
import { refuseStale } from '../revisions.ts';
import { moveSlug } from './slugs.ts';

export interface OptionDraft {
  readonly clientId: number;
  readonly sent: NewOption;
  readonly templates: KnownTemplates;
  /** Where the settings stand in the request. */
  readonly at: string;
}

/** A new slug, in a transaction of the caller's. */
export async function addOption(
  trx: Database,
  scope: ClientScope,
  actor: Actor,
  { clientId, sent, templates, at }: OptionDraft,
): Promise<LockedOption> {
  const { columns, problems } = optionColumns(sent, at);
  const template = canonicalTemplateId(sent.template);
  if (!templates.has(template)) problems.push(unknownTemplate(sent.template, at));
  problems.push(...ownSettingsProblems(templates, template, { sent, at }));
  if (problems.length > 0) throw invalid(problems);
  const id = await insertOption(trx, { ...columns, slug: sent.slug, template, client_id: clientId }).catch(
    refuseTaken(columns, at),
  );
  await moveSlug(trx, scope, { option: { id, client_id: clientId }, from: undefined, to: sent.slug, at });
  await recordChange(trx, actor, {
    clientId,
    action: 'option.create',
    subject: { type: 'option', id },
    changes: [{ path: 'slug', from: null, to: sent.slug }],
  });
  return (await lockOption(trx, scope, id)) ?? raise(notFound('invitation'));
}

export async function createOptionOf(
  db: Database,
  scope: ClientScope,
  actor: Actor,
  draft: OptionDraft,
): Promise<EditedOption> {
  return inTransaction(db, async (trx) => {
    if (!(await lockClient(trx, scope, draft.clientId))) throw notFound('client');
    return presentEditedOption(await addOption(trx, scope, actor, draft));
  });
}

/** Changes the settings of a slug. What changes nothing leaves no trace. */
export async function editOption(
  db: Database,
  scope: ClientScope,
  actor: Actor,
  { id, body, templates }: { id: number; body: BodyOf<typeof updateOption>; templates: KnownTemplates },
): Promise<EditedOption> {
  return inTransaction(db, async (trx) => {
    const option = (await lockOption(trx, scope, id)) ?? raise(notFound('invitation'));
    const { id: meantId, client_id: meantClient, revision, ...sent } = body;
    await refuseStale(trx, scope, { type: 'option', id, revision: option.revision, sent: revision });
    const { columns, problems } = optionColumns(sent, 'body');
    if (meantId !== undefined && meantId !== id) problems.push(problemAt('body.id', problem('other_id')));
    if (meantClient !== undefined && meantClient !== option.client_id)
      problems.push(problemAt('body.client_id', problem('other_client')));
    const isKept = columns.template === canonicalTemplateId(option.template);
    if (columns.template !== undefined && !isKept && !templates.has(columns.template))
      problems.push(unknownTemplate(columns.template, 'body'));
    const worn = columns.template ?? option.template;
    problems.push(...ownSettingsProblems(templates, worn, { sent, at: 'body' }));
    if (problems.length > 0) throw invalid(problems);
    if (Object.keys(columns).length > 0)
      await updateOptionRow(trx, scope, { id, columns }).catch(refuseTaken(columns, 'body'));
    if (columns.slug !== undefined && columns.slug !== option.slug)
      await moveSlug(trx, scope, { option, from: option.slug, to: columns.slug, at: 'body' });
    const after = presentEditedOption((await lockOption(trx, scope, id)) ?? raise(notFound('invitation')));
    const changes = changesBetween(presentEditedOption(option), after);
    if (changes.length === 0) return after;
    await raiseOptionRevision(trx, scope, id);
    const subject = { type: 'option', id };
    await recordChange(trx, actor, { clientId: option.client_id, action: 'option.update', subject, changes });
    return { ...after, revision: option.revision + 1 };
  });
}

const unknownTemplate = (name: string, at: string) =>
  problemAt(`${at}.template`, problem('unknown_template', { name }));

const refuseTaken =
  ({ slug = '', custom_domain }: { slug?: string; custom_domain?: string | null }, at: string) =>
  (error: unknown): never => {
    const key = duplicateKeyOf(error);
    if (key === 'options_slug') throw taken(`${at}.slug`, problem('slug_taken', { slug }));
    if (key === 'options_custom_domain')
      throw taken(`${at}.custom_domain`, problem('domain_taken', { domain: custom_domain ?? '' }));
    throw error;
  };
