import {
  type FieldProblem,
  type OptionInput,
  TEMPLATE_IDS,
  type TemplateSettingsSchema,
  problem,
  problemAt,
} from '@janur/contracts';
import { canonicalTemplateId, settingsProblems, wornSettings } from '@janur/contracts/rules';
import type { Registry } from '../../templates/registry.ts';

/** Template ids that a slug may have, each with the settings of its own that its family declares. */
export type KnownTemplates = ReadonlyMap<string, TemplateSettingsSchema | null>;

/** The product's own, and whatever a designer has published since. */
export async function knownTemplates(registry: Registry): Promise<KnownTemplates> {
  const { templates, served } = await registry.snapshot();
  return new Map<string, TemplateSettingsSchema | null>([
    ...TEMPLATE_IDS.map((id) => [id, null] as const),
    ...templates.map(({ template_id, family }) => [template_id, served.get(family)?.settings ?? null] as const),
  ]);
}

/** What is wrong with the settings that were sent for the template that is worn; those of others are not looked at. */
export function ownSettingsProblems(
  templates: KnownTemplates,
  storedId: string,
  { sent: { custom_config }, at }: { sent: Pick<OptionInput, 'custom_config'>; at: string },
): FieldProblem[] {
  const all = custom_config?.['settings'] ?? {};
  const path = `${at}.custom_config.settings`;
  if (typeof all !== 'object' || Array.isArray(all)) return [problemAt(path, problem('not_an_object'))];
  const worn = canonicalTemplateId(storedId);
  const settings = wornSettings({ template: worn, custom_config });
  const schema = templates.get(worn);
  // a template that declares none is of before there were any: its couple's values are its own affair
  if (settings === undefined || settings === null || !schema) return [];
  const own = `${path}.${worn}`;
  if (typeof settings !== 'object' || Array.isArray(settings)) return [problemAt(own, problem('not_an_object'))];
  return settingsProblems(schema, { ...settings }).map(({ name, ...wrong }) => problemAt(`${own}.${name}`, wrong));
}
