import type { TemplateSetting, TemplateSettingsSchema } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ColourInput } from './colour-input.tsx';

export type SettingValue = string | boolean | number;
export type SettingValues = Readonly<Record<string, unknown>>;

interface SettingsFormProps {
  /** As the registry tells it of a template family. */
  schema: TemplateSettingsSchema;
  /** What was chosen; what is not there, or of another kind, has the template's default. */
  values: SettingValues;
  onChange: (values: SettingValues) => void;
  /** What the server refused, by the setting's name. */
  problems?: Readonly<Partial<Record<string, string>>>;
}

/** A family's own settings as fields: a choice, a text, a colour, a switch or a number each. */
export function SettingsForm({ schema, values, onChange, problems = {} }: SettingsFormProps) {
  const { i18n } = useTranslation();
  return (
    <Stack gap={16}>
      {Object.entries(schema.properties).map(([name, setting]) => (
        <Setting
          key={name}
          setting={setting}
          label={(i18n.language === 'id' && setting['x-titles']?.id) || setting.title}
          value={values[name]}
          error={problems[name]}
          onChange={(value) => onChange({ ...values, [name]: value })}
        />
      ))}
    </Stack>
  );
}

interface SettingProps<S extends TemplateSetting = TemplateSetting> {
  setting: S;
  label: string;
  value: unknown;
  error: string | undefined;
  onChange: (value: SettingValue) => void;
}

function Setting({ setting, value, onChange, ...texts }: SettingProps) {
  switch (setting.type) {
    case 'boolean':
      return (
        <Checkbox
          label={texts.label}
          checked={typeof value === 'boolean' ? value : setting.default}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case 'integer':
      return <Amount setting={setting} value={value} onChange={onChange} {...texts} />;
    case 'string': {
      const chosen = typeof value === 'string' ? value : setting.default;
      const field = {
        ...texts,
        value: chosen,
        onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
      };
      if (setting.enum) return <NativeSelect {...field} data={setting.enum} />;
      if (setting.format === 'color') return <Colour {...texts} value={chosen} onChange={onChange} />;
      return <TextInput {...field} maxLength={setting.maxLength} />;
    }
  }
}

type Integer = Extract<TemplateSetting, { type: 'integer' }>;

/** What is no such number yet stays in the field until it is. */
function Amount({ setting, label, value, error, onChange }: SettingProps<Integer>) {
  const { t } = useTranslation();
  const { minimum, maximum } = setting;
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? String(typeof value === 'number' ? value : setting.default);
  return (
    <TextInput
      type="number"
      inputMode="numeric"
      label={label}
      error={
        numberWithin(shown, setting) === undefined ? t('problems.whole_between', { min: minimum, max: maximum }) : error
      }
      min={minimum}
      max={maximum}
      value={shown}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const number = numberWithin(currentTarget.value, setting);
        if (number !== undefined) onChange(number);
      }}
    />
  );
}

function numberWithin(text: string, { minimum, maximum }: Integer): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isInteger(number) && number >= minimum && number <= maximum ? number : undefined;
}

const HEX = /^#[0-9a-f]{6}$/i;

/** What is no colour yet stays in the field until it is. */
function Colour({ label, value, error, onChange }: Omit<SettingProps, 'setting' | 'value'> & { value: string }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string>();
  return (
    <ColourInput
      label={label}
      isLabelShown
      value={typed ?? value}
      error={typed !== undefined && !HEX.test(typed) ? t('problems.not_a_colour') : error}
      onChange={(text) => {
        setTyped(text);
        if (HEX.test(text)) onChange(text);
      }}
    />
  );
}
