import { useTexts } from '../texts.ts';
import type { AttendanceAnswer, AttendanceQuestion } from './rsvp-answer.ts';

interface AttendanceFieldProps {
  id: string;
  question: AttendanceQuestion;
  answer: AttendanceAnswer;
  error: string | undefined;
  onChange: (change: Partial<AttendanceAnswer>) => void;
}

/** Yes or no, and how many when yes. */
export function AttendanceField({ id, question, answer, error, onChange }: AttendanceFieldProps) {
  const { t } = useTexts();
  const event = question.eventTitle;
  const choices = [
    { value: true, id: `${id}-yes`, text: t('rsvp.yes') },
    { value: false, id: `${id}-no`, text: t('rsvp.no') },
  ];
  return (
    <>
      <fieldset data-part="field" data-invalid={error ? '' : undefined} aria-describedby={`${id}-error`}>
        <legend data-part="label">{event ? t('rsvp.attending_event', { event }) : t('rsvp.attending')}</legend>
        <span id={`${id}-error`} data-part="error">
          {error}
        </span>
        <div data-part="choices">
          {choices.map((choice) => (
            <label key={choice.id} data-part="choice" data-selected={answer.isAttending === choice.value || undefined}>
              <input
                type="radio"
                id={choice.id}
                name={`${id}-attending`}
                checked={answer.isAttending === choice.value}
                onChange={() => onChange({ isAttending: choice.value })}
              />
              <span>{choice.text}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {answer.isAttending && question.limit > 1 && (
        <div data-part="field">
          <label htmlFor={`${id}-guests`} data-part="label">
            {event ? t('rsvp.guests_event', { event }) : t('rsvp.guests')}
          </label>
          <select
            id={`${id}-guests`}
            value={answer.guestTotal}
            onChange={(change) => onChange({ guestTotal: Number(change.target.value) })}
          >
            {Array.from({ length: question.limit }, (_, index) => (
              <option key={index} value={index + 1}>
                {t('rsvp.person', { count: index + 1 })}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}
