import { type FieldProblem, type OptionInput, problem, problemAt } from '@janur/contracts';
import { canonicalTemplateId, OTHER_SPELLINGS, writtenSpelling } from '@janur/contracts/rules';
import { readSheet } from '../../../lib/custom-css/index.ts';
import type { OptionRow } from '../../../db/rows/invitation.ts';
import { cssProblems } from '../content/css-problems.ts';

/** What was sent of the settings as columns: in the spelling that is written, the template by its canonical id. */
export function optionColumns(
  sent: OptionInput,
  at: string,
): { columns: Partial<OptionRow>; problems: FieldProblem[] } {
  const { settings, contradictions } = writtenSpelling(sent);
  const { lock, template, count_down_date, custom_config, orders, rsvp_config, ...plain } = settings;
  const columns = {
    ...plain,
    ...lockColumns(lock),
    template: template === undefined ? undefined : canonicalTemplateId(template),
    count_down_date: typeof count_down_date === 'string' ? new Date(count_down_date) : count_down_date,
    custom_config: toJson(custom_config),
    orders: toJson(orders),
    rsvp_config: toJson(rsvp_config),
  };
  return {
    // without the keys that were not sent, so that their columns stay as they are
    columns: Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)),
    problems: [
      ...contradictions.map((other) =>
        problemAt(`${at}.${other}`, problem('other_spelling', { field: OTHER_SPELLINGS[other] })),
      ),
      ...cssProblems(readSheet, { path: `${at}.custom_css`, css: settings.custom_css }),
    ],
  };
}

/** Null unlocks and forgets the texts of the lock, too. */
function lockColumns(lock: OptionInput['lock']) {
  if (lock === undefined) return {};
  const { code, title, description, image_url } = lock ?? {
    code: null,
    title: null,
    description: null,
    image_url: null,
  };
  return { lock_code: code, lock_title: title, lock_description: description, lock_image_url: image_url };
}

const toJson = (value: unknown): string | null | undefined =>
  value === undefined || value === null ? value : JSON.stringify(value);
