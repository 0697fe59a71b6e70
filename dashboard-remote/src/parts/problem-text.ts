import type { Problem } from '@janur/contracts/problems';
import { ApiError } from '@janur/data';
import type { Translate } from '@janur/i18n';

/** What is wrong, in the reader's language. A code that this page is too old to know is told without a reason. */
export const problemText = (t: Translate, { code, params }: Problem): string =>
  t(`problems.${code}`, { ...params, defaultValue: t('parts.unknown_problem') });

/** Why a call failed, for a person: no answer, too many calls, what is wrong with the values, or what stands in the way. */
export function failureText(t: Translate, error: unknown): string {
  if (!(error instanceof ApiError)) return t('parts.no_answer');
  if (error.code === 'RATE_LIMITED') return t('parts.too_many', { seconds: error.retryAfter ?? 60 });
  const wrong = error.code === 'VALIDATION_FAILED' ? error.fields : [];
  const problems = wrong.length > 0 ? wrong : error.problem ? [error.problem] : [];
  const texts = problems.map((problem) => problemText(t, problem));
  return texts.length > 0 ? [...new Set(texts)].join(' · ') : t('parts.server_fault');
}

/** A column of a spreadsheet by its word; one that is none of ours as the file has it. */
export const columnText = (t: Translate, column: string): string =>
  t(`imports.column.${column}`, { defaultValue: column });
