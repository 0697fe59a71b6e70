import { canonicalTemplateId, wornSettings } from '@janur/contracts/rules';
import { queryOf, routes } from '@janur/data';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../data.ts';
import { SettingsForm, type SettingValues } from '../../../parts/settings-form.tsx';
import { ofOption } from '../bind.ts';
import { isRecord } from '../draft/values.ts';
import type { PanelProps } from '../panel.ts';

/** The settings that the slug's template declares, as its own form. Those of other templates stay as they are. */
export function TemplateSettings(props: PanelProps) {
  const config = ofOption(props, 'custom_config');
  const families = useQuery(queryOf(api, routes.listTemplateFamilies, {})).data?.data;
  const id = canonicalTemplateId(props.option.template);
  const schema = families?.find((family) => family.template_ids.includes(id))?.settings;
  if (!schema) return null;
  const all = config.value?.['settings'];
  const worn = wornSettings({ template: id, custom_config: config.value });
  const values: SettingValues = isRecord(worn) ? worn : {};
  const names = Object.keys(schema.properties);
  return (
    <SettingsForm
      schema={schema}
      values={values}
      problems={Object.fromEntries(names.map((name) => [name, props.errorOf(`${config.path}.settings.${id}.${name}`)]))}
      onChange={(settings) =>
        config.onChange({ ...config.value, settings: { ...(isRecord(all) && all), [id]: settings } })
      }
    />
  );
}
