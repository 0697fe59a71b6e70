import { canonicalTemplateId } from '@janur/contracts/rules';
import { queryOf, routes } from '@janur/data';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { SettingsForm, type SettingValues } from '../../parts/settings-form.tsx';
import { ofOption } from '../bind.ts';
import { isRecord } from '../draft/values.ts';
import type { PanelProps } from '../panel.ts';

/** The settings that the slug's template declares, as its own form. Their values stand in `custom_config.settings`. */
export function TemplateSettings(props: PanelProps) {
  const config = ofOption(props, 'custom_config');
  const families = useQuery(queryOf(api, routes.listTemplateFamilies, {})).data?.data;
  const id = canonicalTemplateId(props.option.template);
  const schema = families?.find((family) => family.template_ids.includes(id))?.settings;
  if (!schema) return null;
  const stored = config.value?.['settings'];
  const values: SettingValues = isRecord(stored) ? stored : {};
  const names = Object.keys(schema.properties);
  return (
    <SettingsForm
      schema={schema}
      values={values}
      problems={Object.fromEntries(names.map((name) => [name, props.errorOf(`${config.path}.settings.${name}`)]))}
      onChange={(settings) => config.onChange({ ...config.value, settings })}
    />
  );
}
