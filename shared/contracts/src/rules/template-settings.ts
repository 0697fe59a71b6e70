import type { TemplateSetting, TemplateSettingsSchema } from '../entities/template-settings.ts';
import { type Problem, problem } from '../problems/problem.ts';
import { isHex } from './colours.ts';
import { canonicalTemplateId } from './template-id.ts';

/**
 * What a couple set of the template that the slug wears. Each template's stand under its id, so that whoever tries another
 * and comes back finds them as they were.
 */
export function wornSettings({
  template,
  custom_config,
}: {
  readonly template: string;
  readonly custom_config?: Readonly<Record<string, unknown>> | null | undefined;
}): unknown {
  const all = custom_config?.['settings'];
  return isRecord(all) ? all[canonicalTemplateId(template)] : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with a value of a template's setting; null when nothing is. Loaded by guests: no zod in here. */
export function settingProblem(setting: TemplateSetting, value: unknown): Problem | null {
  switch (setting.type) {
    case 'boolean':
      return typeof value === 'boolean' ? null : problem('not_yes_or_no');
    case 'integer': {
      const { minimum, maximum } = setting;
      const isWithin = Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum;
      return isWithin ? null : problem('whole_between', { min: minimum, max: maximum });
    }
    case 'string':
      return textProblem(setting, value);
  }
}

function textProblem(setting: Extract<TemplateSetting, { type: 'string' }>, value: unknown): Problem | null {
  if (typeof value !== 'string') return problem('not_a_text');
  if (setting.enum)
    return setting.enum.includes(value) ? null : problem('not_one_of', { choices: setting.enum.join(', ') });
  if (setting.format === 'color') return isHex(value) ? null : problem('not_a_colour');
  const max = setting.maxLength ?? 500;
  return value.length <= max ? null : problem('too_long', { max });
}

/** Every wrong or unknown value by its name. */
export function settingsProblems(
  { properties }: TemplateSettingsSchema,
  values: Readonly<Record<string, unknown>>,
): ({ name: string } & Problem)[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const setting = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const found = setting ? settingProblem(setting, value) : problem('unknown_setting');
    return found ? [{ name, ...found }] : [];
  });
}

/** Each setting's value where it can be used, else its default: what a template gets is always whole. */
export function settingsOf(
  { properties }: TemplateSettingsSchema,
  values: unknown,
): Record<string, string | number | boolean> {
  const given = isRecord(values) ? values : {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, setting]) => {
      const value = Object.hasOwn(given, name) ? given[name] : undefined;
      const isUsable = settingProblem(setting, value) === null;
      return [name, isUsable ? (value as typeof setting.default) : setting.default]; // the check says what kind it is
    }),
  );
}
