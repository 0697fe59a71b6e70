import { type FormEvent, useId, useRef } from 'react';
import { useCouple } from '../model/couple.ts';
import { useTexts } from '../texts.ts';
import { AttendanceField } from './attendance-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { useProblemTexts } from './problem-texts.ts';
import { MAX_MESSAGE } from './rsvp-answer.ts';
import { useRsvp } from './use-rsvp.ts';

/**
 * The RSVP form: semantics and behaviour. A template styles it by `data-part`: error-summary, field, label, hint,
 * error, choices, choice (`data-selected`), submit; the form carries `data-state` editing, sending, sent or failed.
 */
export default function RsvpForm({ className }: { className?: string }) {
  const { t } = useTexts();
  const { joinedNames } = useCouple();
  const rsvp = useRsvp();
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const problems = useProblemTexts(rsvp.problems, rsvp.questions, id);
  const errorOf = (target: string) => problems.find((problem) => problem.target === target)?.text;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = await rsvp.send();
    if (found.length > 0) requestAnimationFrame(() => summary.current?.focus());
  }

  return (
    <form
      className={className}
      data-part="form"
      data-state={rsvp.sending}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {problems.length > 0 && <ErrorSummary ref={summary} problems={problems} />}
      <div data-part="field" data-invalid={errorOf(`${id}-name`) ? '' : undefined}>
        <label htmlFor={`${id}-name`} data-part="label">
          {t('rsvp.name')}
        </label>
        <FieldError id={`${id}-name-error`} text={errorOf(`${id}-name`)} />
        <input
          id={`${id}-name`}
          name="name"
          autoComplete="name"
          maxLength={150}
          value={rsvp.draft.name}
          aria-invalid={errorOf(`${id}-name`) ? true : undefined}
          aria-describedby={`${id}-name-error`}
          onChange={(event) => rsvp.setName(event.target.value)}
        />
      </div>
      {rsvp.questions.map((question, index) => (
        <AttendanceField
          key={question.eventId ?? 'all'}
          id={`${id}-attendance-${index}`}
          question={question}
          answer={rsvp.draft.answers[index] ?? { isAttending: null, guestTotal: 1 }}
          error={errorOf(`${id}-attendance-${index}-yes`)}
          onChange={(change) => rsvp.setAnswer(index, change)}
        />
      ))}
      <div data-part="field" data-invalid={errorOf(`${id}-message`) ? '' : undefined}>
        <label htmlFor={`${id}-message`} data-part="label">
          {t('rsvp.message', { names: joinedNames })}
          {!rsvp.isWishOnly && <span data-part="hint"> ({t('rsvp.optional')})</span>}
        </label>
        <FieldError id={`${id}-message-error`} text={errorOf(`${id}-message`)} />
        <textarea
          id={`${id}-message`}
          name="message"
          rows={4}
          value={rsvp.draft.message}
          aria-invalid={errorOf(`${id}-message`) ? true : undefined}
          aria-describedby={`${id}-message-error`}
          onChange={(event) => rsvp.setMessage(event.target.value)}
        />
        {rsvp.draft.message.length > MAX_MESSAGE * 0.8 && (
          <span data-part="hint">
            {rsvp.draft.message.length} / {MAX_MESSAGE}
          </span>
        )}
      </div>
      <button type="submit" data-part="submit" aria-busy={rsvp.sending === 'sending'}>
        {rsvp.sending === 'sending' ? t('rsvp.sending') : rsvp.isWishOnly ? t('rsvp.send_wish') : t('rsvp.send')}
      </button>
      {rsvp.sending === 'failed' && (
        <p role="status" data-part="failed">
          {t('rsvp.failed_kept')}
        </p>
      )}
    </form>
  );
}

export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <span id={id} data-part="error">
      {text}
    </span>
  );
}
