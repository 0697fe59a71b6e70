import type { Suggestion } from '@janur/contracts';
import { draftTexts } from '@janur/contracts/rules';
import { stepsOf } from '../couple/text-name.ts';
import { isRecord, valueAt, withValueAt } from '../draft/values.ts';
import type { Draft } from '../panel.ts';

type Words = Pick<Suggestion, 'path' | 'text' | 'before'>;

/** What stands where a suggestion was made; undefined when its row is gone. */
export function textNow(draft: Draft, { path }: Pick<Suggestion, 'path'>): string | null | undefined {
  return path === null ? undefined : draftTexts(draft).find((text) => text.path === path)?.value;
}

/** The draft with the suggested words in their place. */
export function withSuggested(draft: Draft, { path, text }: Words): Draft {
  if (path === null || text === null || textNow(draft, { path }) === undefined) return draft;
  const steps = stepsOf(path);
  const changed = withValueAt(draft, steps, text === '' ? null : text) as Draft; // a text in place of a text
  if (steps[1] !== 'lines') return changed;
  const lines = Object.entries(changed.content.lines ?? {}).filter(([, line]) => line);
  return { ...changed, content: { ...changed.content, lines: lines.length > 0 ? Object.fromEntries(lines) : null } };
}

/** It says so already, whoever wrote it. */
export const isTakenOver = (draft: Draft, suggestion: Words): boolean =>
  suggestion.text !== null && (textNow(draft, suggestion) ?? '') === suggestion.text;

/** Somebody has changed the text since the suggestion was made: it is of other words than those of now. */
export function isOfFormer(draft: Draft, suggestion: Words): boolean {
  const now = textNow(draft, suggestion);
  const isLine = suggestion.path?.startsWith('content.lines.') ?? false;
  if (now === undefined || isTakenOver(draft, suggestion) || (isLine && now === null)) return false;
  return (now ?? '') !== (suggestion.before ?? '');
}

/** A field's path in the editor counts rows by their place; suggestions know them by their id. */
export function idPathOf(draft: Draft, path: string): string {
  if (path.startsWith('content.lines.')) return path;
  const steps = path.split('.');
  return steps
    .map((step, index) => {
      const list = /^\d+$/.test(step) ? valueAtPlace(draft, steps.slice(0, index)) : undefined;
      const row: unknown = Array.isArray(list) ? list[Number(step)] : undefined;
      return isRecord(row) ? String(row['id']) : step;
    })
    .join('.');
}

const valueAtPlace = (draft: Draft, steps: readonly string[]): unknown => valueAt(draft, steps);
