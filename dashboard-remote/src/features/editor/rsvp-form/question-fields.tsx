import { LIMITS } from '@janur/contracts';
import type { RsvpField } from '@janur/contracts';
import { guestCountOptions, isGuestCount, isRequired, rsvpRole } from '@janur/contracts/rsvp';
import { useTranslation } from '@janur/i18n';
import { NumberInputField } from './number-input.tsx';
import { Switch, TextInput } from '@mantine/core';
import { ChoiceField } from '../fields/choice-field.tsx';
import { Fields } from '../fields/layout.tsx';
import { useForm } from './form-context.ts';
import {
  freeName,
  hasOptions,
  MOST,
  purposesOf,
  TYPES,
  VALUE_TYPES,
  valueTypeOf,
  withLabel,
  withPurpose,
  withType,
  withValueType,
} from './questions.ts';
import { useQuestionWords } from './use-question-words.ts';

interface QuestionFieldsProps {
  path: string;
  field: RsvpField;
  onChange: (field: RsvpField) => void;
}

const OWN = 'own';

/** What a question says, how it is answered, and where its answer goes. */
export function QuestionFields({ path, field, onChange }: QuestionFieldsProps) {
  const { t } = useTranslation();
  const form = useForm();
  const { standardWords, purposeWords } = useQuestionWords();
  const purposes = purposesOf(
    form.version,
    form.events.map(({ id }) => id),
  );
  const isOwn = !purposes.includes(field.name);
  const isFree = isOwn || field.name === 'attendance_type';
  const others = new Set(form.taken);
  others.delete(field.name);
  const bound = <T extends string>(key: string, value: T, change: (value: T) => void) => ({
    path: `option.rsvp_config.${path}.${key}`,
    value,
    onChange: change,
    error: form.errorOf(`${path}.${key}`),
    errorOf: form.errorOf,
  });
  // the type of a standard question is a matter of its purpose: the page knows how to ask it
  const types = TYPES.filter((type) => isFree || allowedTypes(field.name).includes(type));

  return (
    <>
      <TextInput
        label={t('rsvp_form.question')}
        placeholder={standardWords(field.name)}
        value={field.label ?? ''}
        maxLength={MOST.label}
        error={form.errorOf(`${path}.label`)}
        data-path={`option.rsvp_config.${path}.label`}
        styles={{ input: { fontSize: 14 } }}
        onChange={({ currentTarget }) => onChange(withLabel(field, currentTarget.value, form.taken))}
      />
      <Fields columns={2}>
        <ChoiceField
          of={bound('purpose', isOwn ? OWN : field.name, (purpose) =>
            onChange(withPurpose(field, purpose === OWN ? '' : purpose, others)),
          )}
          label={t('rsvp_form.purpose')}
          choices={[
            { value: OWN, text: t('rsvp_form.purpose_own') },
            ...purposes.map((name) => ({ value: name, text: purposeWords(name) })),
          ]}
        />
        <ChoiceField
          of={bound('type', field.type, (type) => onChange(withType(field, type)))}
          label={t('rsvp_form.how')}
          choices={types.map((type) => ({ value: type, text: t(`rsvp_form.type.${type}`) }))}
        />
        {isOwn && (
          <TextInput
            label={t('rsvp_form.name')}
            description={t('rsvp_form.name_hint')}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            value={field.name}
            maxLength={LIMITS.question_name}
            spellCheck={false}
            error={form.errorOf(`${path}.name`)}
            data-path={`option.rsvp_config.${path}.name`}
            styles={{ input: { fontSize: 14 } }}
            onChange={({ currentTarget }) => onChange({ ...field, name: currentTarget.value.toLowerCase() })}
            onBlur={() => {
              if (field.name === '') onChange({ ...field, name: freeName('', others) });
            }}
          />
        )}
        {hasOptions(field) && (
          <ChoiceField
            of={bound('values', valueTypeOf(field.options), (type) =>
              onChange({ ...field, options: withValueType(field.options ?? [], type) }),
            )}
            label={t('rsvp_form.values')}
            choices={VALUE_TYPES.map((type) => ({ value: type, text: t(`rsvp_form.value_type.${type}`) }))}
          />
        )}
        {isGuestCount(field) && (
          <NumberInputField
            label={t('rsvp_form.limit')}
            hint={t('rsvp_form.limit_hint')}
            value={field.limitValue ?? null}
            min={1}
            max={MOST.limit}
            placeholder="2"
            error={form.errorOf(`${path}.limitValue`)}
            onChange={(limitValue) => onChange({ ...field, limitValue })}
          />
        )}
        <DefaultValue field={field} path={path} onChange={onChange} />
      </Fields>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: '4px 24px' }}>
        <Switch
          label={t('rsvp_form.required')}
          checked={isRequired(field)}
          disabled={field.name === 'name' || (rsvpRole(field.name) === 'attendance' && field.type !== 'checkbox')}
          onChange={({ currentTarget }) => onChange({ ...field, required: currentTarget.checked })}
          styles={SWITCH}
        />
        {(field.type === 'button' || field.type === 'select') && isFree && (
          <Switch
            label={t('rsvp_form.auto')}
            description={t('rsvp_form.auto_hint')}
            checked={field.autoGenerated === true}
            onChange={({ currentTarget }) => onChange({ ...field, autoGenerated: currentTarget.checked })}
            styles={SWITCH}
          />
        )}
      </div>
    </>
  );
}

const SWITCH = { label: { fontSize: 14, fontWeight: 600 }, body: { alignItems: 'center', minHeight: 44 } } as const;

function allowedTypes(name: string): readonly RsvpField['type'][] {
  switch (rsvpRole(name)) {
    case 'name':
      return ['text'];
    case 'message':
      return ['textarea', 'text'];
    case 'guest_total':
      return ['guest_count', 'button', 'select'];
    default:
      return ['button', 'select', 'checkbox'];
  }
}

/** What the form shows before the guest has chosen. */
function DefaultValue({ field, path, onChange }: QuestionFieldsProps) {
  const { t } = useTranslation();
  const form = useForm();
  const { optionWords } = useQuestionWords();
  const label = t('rsvp_form.default');
  const put = (defaultValue: RsvpField['defaultValue']) => onChange({ ...field, defaultValue });
  if (field.name === 'name') return null;
  if (!hasOptions(field) && !isGuestCount(field)) {
    return (
      <TextInput
        label={label}
        value={String(field.defaultValue ?? '')}
        maxLength={MOST.value}
        styles={{ input: { fontSize: 14 } }}
        onChange={({ currentTarget }) => put(currentTarget.value || null)}
      />
    );
  }
  const options = isGuestCount(field)
    ? guestCountOptions(Math.min(field.limitValue ?? 2, MOST.limit)).map((count) => ({
        label: String(count),
        value: count,
      }))
    : (field.options ?? []);
  const at = options.findIndex(({ value }) => value === field.defaultValue);
  return (
    <ChoiceField
      of={{
        path: `option.rsvp_config.${path}.defaultValue`,
        value: at < 0 ? null : String(at),
        onChange: (chosen: string | null) => put(chosen === null ? null : (options[Number(chosen)]?.value ?? null)),
        error: form.errorOf(`${path}.defaultValue`),
        errorOf: form.errorOf,
      }}
      label={label}
      choices={[
        { value: '', text: t('rsvp_form.default_none') },
        ...options.map((option, index) => ({ value: String(index), text: optionWords(option) })),
      ]}
    />
  );
}
