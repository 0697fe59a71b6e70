import type { RsvpField, RsvpFieldOption, RsvpValue } from '@janur/contracts';
import { guestCountOptions, isGuestCount, isRequired } from '@janur/contracts/rsvp';
import { useTexts } from '../texts.ts';
import { longestOf, useQuestions } from './questions.ts';
import type { RsvpValues } from './rsvp-answer.ts';
import { behindWords } from '../model/line-breaks.ts';

export interface FieldProps {
  /** The id of the control, or of the first of them: an error leads there. */
  id: string;
  field: RsvpField;
  value: RsvpValues[string];
  error: string | undefined;
  onChange: (value: RsvpValue | readonly RsvpValue[]) => void;
}

/** One question with its words and its controls. */
export function Field(props: FieldProps) {
  const { field } = props;
  const isMany = field.type === 'checkbox' || (field.type === 'button' && !isGuestCount(field));
  if (isMany && field.options?.length) return <Choices {...props} />;
  const isList = isGuestCount(field) || (field.type === 'select' && field.options?.length);
  return (
    <div data-part="field" data-field={field.name} data-invalid={props.error ? '' : undefined}>
      <label htmlFor={props.id} data-part="label">
        <Question field={field} />
      </label>
      <FieldError id={props.id} text={props.error} />
      {isList ? <List {...props} /> : <Text {...props} />}
    </div>
  );
}

function Question({ field }: { field: RsvpField }) {
  const { t } = useTexts();
  const { questionOf } = useQuestions();
  return (
    <>
      {questionOf(field)}
      {!isRequired(field) && <span data-part="hint">{behindWords(t('rsvp.optional'))}</span>}
    </>
  );
}

function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <span id={`${id}-error`} data-part="error">
      {text}
    </span>
  );
}

/** Buttons, of which one is chosen, or boxes, of which any are. */
function Choices({ id, field, value, error, onChange }: FieldProps) {
  const { choiceOf } = useQuestions();
  const isMany = field.type === 'checkbox';
  const chosen = Array.isArray(value) ? value : [value];
  function choose(option: RsvpFieldOption, isChosen: boolean) {
    if (!isMany) return onChange(option.value);
    const options = field.options ?? [];
    const isKept = (other: RsvpValue) => (other === option.value ? isChosen : chosen.includes(other));
    onChange(options.map((other) => other.value).filter(isKept));
  }
  return (
    <fieldset
      data-part="field"
      data-field={field.name}
      data-invalid={error ? '' : undefined}
      aria-describedby={`${id}-error`}
    >
      <legend data-part="label">
        <Question field={field} />
      </legend>
      <FieldError id={id} text={error} />
      <div data-part="choices">
        {field.options?.map((option, index) => {
          const isChosen = chosen.includes(option.value);
          return (
            <label
              key={index}
              data-part="choice"
              data-answer={typeof option.value === 'boolean' ? (option.value ? 'yes' : 'no') : undefined}
              data-selected={isChosen || undefined}
            >
              <input
                type={isMany ? 'checkbox' : 'radio'}
                id={index === 0 ? id : `${id}-${index}`}
                name={id}
                checked={isChosen}
                onChange={(event) => choose(option, event.target.checked)}
              />
              <span>{choiceOf(option)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** One of a list; the values may be texts, numbers or yes and no, so they go by their place. */
function List({ id, field, value, error, onChange }: FieldProps) {
  const { t } = useTexts();
  const { choiceOf } = useQuestions();
  const options = isGuestCount(field)
    ? guestCountOptions(field.limitValue).map((count) => ({ value: count, label: t('rsvp.person', { count }) }))
    : (field.options ?? []);
  const at = options.findIndex((option) => option.value === value);
  return (
    <select
      id={id}
      name={field.name}
      value={at < 0 ? '' : at}
      aria-invalid={error ? true : undefined}
      aria-describedby={`${id}-error`}
      onChange={(event) => {
        const chosen = event.target.value === '' ? undefined : options[Number(event.target.value)];
        onChange(chosen?.value ?? '');
      }}
    >
      {(at < 0 || !isRequired(field)) && <option value="">{t('rsvp.choose')}</option>}
      {options.map((option, index) => (
        <option key={index} value={index}>
          {choiceOf(option)}
        </option>
      ))}
    </select>
  );
}

/** What a phone may fill in by itself, and which keys it shows. */
const KNOWN_TEXTS: Readonly<Record<string, { autoComplete: string; type?: string }>> = {
  name: { autoComplete: 'name' },
  email: { autoComplete: 'email', type: 'email' },
  phone_number: { autoComplete: 'tel', type: 'tel' },
};

function Text({ id, field, value, error, onChange }: FieldProps) {
  const { name } = field;
  const text = String(value ?? '');
  const longest = longestOf(field);
  const shared = {
    id,
    name,
    value: text,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': `${id}-error`,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  return (
    <>
      {field.type === 'textarea' ? (
        <textarea {...shared} rows={4} />
      ) : (
        <input {...shared} {...KNOWN_TEXTS[name]} maxLength={longest} />
      )}
      {text.length > longest * 0.8 && (
        <span data-part="hint">
          {text.length} / {longest}
        </span>
      )}
    </>
  );
}
