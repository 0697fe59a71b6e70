import type { TemplateSetting, TemplateSettingsSchema } from '@janur/contracts';
import { settingsOf, wornSettings } from '@janur/contracts/rules';
import { useInvitation } from './model/invitation.tsx';

/** What the dashboard's editor calls a setting: in English and in Indonesian. */
export interface SettingLabel {
  en: string;
  id: string;
}

/** A setting and, for the compiler alone, what its value is. */
type Setting<Value> = TemplateSetting & { readonly value?: Value };

const labelled = ({ en, id }: SettingLabel) => ({ title: en, 'x-titles': { id } });

/** One of a few words, the first of them unless the couple chooses. */
export function choice<const Word extends string>(
  words: readonly [Word, ...Word[]],
  label: SettingLabel,
): Setting<Word> {
  return { type: 'string', ...labelled(label), enum: [...words], default: words[0] };
}

/** Words of the couple, at most `max` characters. */
export const text = (max: number, label: SettingLabel): Setting<string> => ({
  type: 'string',
  ...labelled(label),
  maxLength: max,
  default: '',
});

/** A colour as hex. */
export const colour = (hex: string, label: SettingLabel): Setting<string> => ({
  type: 'string',
  ...labelled(label),
  format: 'color',
  default: hex,
});

export const toggle = (isOn: boolean, label: SettingLabel): Setting<boolean> => ({
  type: 'boolean',
  ...labelled(label),
  default: isOn,
});

/** A whole number, the smallest unless the couple chooses. */
export const amount = (minimum: number, maximum: number, label: SettingLabel): Setting<number> => ({
  type: 'integer',
  ...labelled(label),
  minimum,
  maximum,
  default: minimum,
});

/** A family's settings: JSON Schema that knows the kinds of its values. */
export interface TemplateSettings<Values> extends TemplateSettingsSchema {
  readonly values?: Values;
}

/** Declares what couples may set of this family alone; the dashboard's editor draws its form from it. */
export function defineSettings<Values extends Record<string, unknown>>(properties: {
  readonly [Name in keyof Values]: Setting<Values[Name]>;
}): TemplateSettings<Values> {
  return { type: 'object', properties, additionalProperties: false };
}

/** The couple's choices, and the default of each that they did not make or that no longer fits. For sections and frames. */
export function useSettings<Values>(settings: TemplateSettings<Values>): Values {
  const { client } = useInvitation();
  return settingsOf(settings, wornSettings(client.option)) as Values; // the schema's own kinds
}
