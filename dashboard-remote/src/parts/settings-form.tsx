import type { TemplateSetting, TemplateSettingsSchema } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { useState } from 'react';
import { Field, type FieldParts } from './field.tsx';
import { input } from './styles.ts';

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
    <div css={{ display: 'grid', gap: 16 }}>
      {Object.entries(schema.properties).map(([name, setting]) => (
        <Setting
          key={name}
          setting={setting}
          label={(i18n.language === 'id' && setting['x-titles']?.id) || setting.title}
          value={values[name]}
          problem={problems[name]}
          onChange={(value) => onChange({ ...values, [name]: value })}
        />
      ))}
    </div>
  );
}

interface SettingProps<S extends TemplateSetting = TemplateSetting> {
  setting: S;
  label: string;
  value: unknown;
  problem: string | undefined;
  onChange: (value: SettingValue) => void;
}

function Setting({ setting, ...rest }: SettingProps) {
  switch (setting.type) {
    case 'boolean':
      return <Switch setting={setting} {...rest} />;
    case 'integer':
      return <Amount setting={setting} {...rest} />;
    case 'string':
      if (setting.enum) return <Choice setting={setting} options={setting.enum} {...rest} />;
      if (setting.format === 'color') return <Colour setting={setting} {...rest} />;
      return <Text setting={setting} {...rest} />;
  }
}

type Kind<T extends TemplateSetting['type']> = SettingProps<Extract<TemplateSetting, { type: T }>>;

const textOf = (value: unknown, { default: otherwise }: { default: string }): string =>
  typeof value === 'string' ? value : otherwise;

function Switch({ setting, label, value, onChange }: Kind<'boolean'>) {
  return (
    <label css={{ display: 'flex', alignItems: 'center', gap: 12, minHeight: 44, fontWeight: 600, cursor: 'pointer' }}>
      <input
        type="checkbox"
        checked={typeof value === 'boolean' ? value : setting.default}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        css={{ width: 20, height: 20, margin: 0, accentColor: ledger.brand }}
      />
      {label}
    </label>
  );
}

function Amount({ setting, label, value, problem, onChange }: Kind<'integer'>) {
  const { t } = useTranslation();
  const { minimum, maximum } = setting;
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? String(typeof value === 'number' ? value : setting.default);
  const isWrong = numberWithin(shown, setting) === undefined;
  return (
    <Field label={label} problem={isWrong ? t('parts.whole_between', { minimum, maximum }) : problem}>
      {(parts) => (
        <input
          {...parts}
          type="number"
          inputMode="numeric"
          min={minimum}
          max={maximum}
          value={shown}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            const number = numberWithin(currentTarget.value, setting);
            if (number !== undefined) onChange(number);
          }}
          css={input}
        />
      )}
    </Field>
  );
}

function numberWithin(text: string, { minimum, maximum }: { minimum: number; maximum: number }): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isInteger(number) && number >= minimum && number <= maximum ? number : undefined;
}

function Choice({
  setting,
  options,
  label,
  value,
  problem,
  onChange,
}: Kind<'string'> & { options: readonly string[] }) {
  return (
    <Field label={label} problem={problem}>
      {(parts) => (
        <select
          {...parts}
          value={textOf(value, setting)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          css={input}
        >
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

function Text({ setting, label, value, problem, onChange }: Kind<'string'>) {
  return (
    <Field label={label} problem={problem}>
      {(parts: FieldParts) => (
        <input
          {...parts}
          maxLength={setting.maxLength}
          value={textOf(value, setting)}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          css={input}
        />
      )}
    </Field>
  );
}

const HEX = /^#[0-9a-f]{6}$/i;

/** What is no colour yet stays in the field until it is. */
function Colour({ setting, label, value, problem, onChange }: Kind<'string'>) {
  const [typed, setTyped] = useState<string>();
  const chosen = textOf(value, setting);
  const change = (text: string) => {
    setTyped(text);
    if (HEX.test(text)) onChange(text);
  };
  const isBad = typed !== undefined && !HEX.test(typed);
  return (
    <Field label={label} problem={isBad ? 'Bad Hex' : problem}>
      {(parts) => (
        <span css={{ display: 'grid', gridTemplateColumns: '52px 1fr', gap: 10 }}>
          <input
            type="color"
            aria-label={label}
            value={chosen}
            onChange={({ currentTarget }) => change(currentTarget.value)}
            css={[input, { padding: 4, cursor: 'pointer' }]}
          />
          <input
            {...parts}
            maxLength={7}
            spellCheck={false}
            value={typed ?? chosen}
            onChange={({ currentTarget }) => change(currentTarget.value.trim())}
            css={input}
          />
        </span>
      )}
    </Field>
  );
}
