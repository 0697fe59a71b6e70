import { attendanceName } from '@janur/contracts/rsvp';
import { type FormEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../texts.ts';
import { useRsvpResult } from '../stores/rsvp-result.ts';
import { Answered } from './answered.tsx';
import { Field } from './field.tsx';
import { useQuestions } from './questions.ts';
import { useRsvp } from './use-rsvp.ts';

export interface ProblemText {
  /** The id of the control to put right. */
  target: string;
  text: string;
}

/** GOV.UK's error summary: at the top, focused, each error a link to its field. */
function ErrorSummary({ problems, ref }: { problems: ProblemText[]; ref: Ref<HTMLDivElement> }) {
  const { t } = useTexts();
  return (
    <div ref={ref} tabIndex={-1} role="alert" data-part="error-summary">
      <strong>{t('rsvp.error_title')}</strong>
      <ul>
        {problems.map((problem) => (
          <li key={problem.target}>
            <a
              href={`#${problem.target}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(problem.target)?.focus();
              }}
            >
              {problem.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The RSVP form: semantics and behaviour. A template styles it by `data-part`: error-summary, answered, field (`data-field`,
 * `data-invalid`), label, hint, error, choices, choice (`data-selected`; `data-answer` yes or no), submit, failed, waiting. Choices are radio buttons
 * or checkboxes. The form carries `data-state` editing, sending, sent, waiting, failed or, after the hosts' deadline, closed.
 */
export default function RsvpForm({ className }: { className?: string }) {
  const { t } = useTexts();
  const rsvp = useRsvp();
  const { problemOf } = useQuestions();
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const done = useRef<HTMLDivElement>(null);
  const hasSent = useRef(false);
  // an answer that was given stands there as it is, until the guest wants to change it
  const [isChanging, setIsChanging] = useState(false);
  useEffect(() => {
    if (rsvp.sending === 'sent') setIsChanging(false);
  }, [rsvp.sending]);
  const isResultShown = useRsvpResult((store) => store.isShown);
  const problems = rsvp.problems.map((problem) => ({
    target: `${id}-${problem.name ?? 'send'}`,
    text: problemOf(
      problem,
      rsvp.fields.find(({ name }) => name === problem.name),
    ),
  }));

  const hasProblems = problems.length > 0;
  useEffect(() => {
    if (!hasProblems) return;
    const { title } = document;
    document.title = `${t('rsvp.error_title')} · ${title}`;
    return () => void (document.title = title);
  }, [hasProblems, t]);

  // what the server refused is told by the result first; when that is closed, the words are here
  useEffect(() => {
    if (rsvp.refusals > 0 && !isResultShown) requestAnimationFrame(() => summary.current?.focus());
  }, [rsvp.refusals, isResultShown]);

  // a phone shows little of the page at once: what is said must be what is seen, once the scene is closed
  useEffect(() => {
    if (!hasSent.current || isResultShown || rsvp.sending === 'editing' || rsvp.sending === 'sending') return;
    hasSent.current = false;
    requestAnimationFrame(() => {
      status.current?.focus();
      // the form has gone, and with it the height of the page above the reader: the ticket is what comes next
      done.current?.focus({ preventScroll: true });
      done.current?.scrollIntoView?.({ block: 'start' });
    });
  }, [rsvp.sending, isResultShown]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    hasSent.current = true;
    const found = await rsvp.send();
    if (found.length > 0) requestAnimationFrame(() => summary.current?.focus());
  }

  /** The form again; who is asked about an event that was added begins there. */
  function change() {
    setIsChanging(true);
    const [added] = rsvp.open;
    if (added !== undefined)
      requestAnimationFrame(() => document.getElementById(`${id}-${attendanceName(added)}`)?.focus());
  }

  if (rsvp.deadline?.isOver)
    return (
      <div className={className} data-part="form" data-state="closed">
        <p data-part="answered">{t('rsvp.closed', { date: rsvp.deadline.date })}</p>
      </div>
    );
  const isAgain = rsvp.hasAnswered && !rsvp.isWishOnly;
  const isAtRest = rsvp.sending === 'editing' || rsvp.sending === 'sent';
  if (isAgain && !isChanging && isAtRest && problems.length === 0)
    return (
      <div
        ref={done}
        tabIndex={-1}
        className={className}
        data-part="form"
        data-state="answered"
        style={{ scrollMarginTop: '15vh', outline: 'none' }}
      >
        <Answered said={rsvp.said()} open={rsvp.open} onChange={change} />
      </div>
    );
  const words = rsvp.isWishOnly ? t('rsvp.send_wish') : t(isAgain ? 'rsvp.again' : 'rsvp.send');
  return (
    <form
      className={className}
      data-part="form"
      data-state={rsvp.sending}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      {problems.length > 0 && <ErrorSummary ref={summary} problems={problems} />}
      {rsvp.deadline && <p data-part="hint">{t('rsvp.until', { date: rsvp.deadline.date })}</p>}
      {rsvp.fields.map((field) => (
        <Field
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          value={rsvp.values[field.name]}
          error={problems.find(({ target }) => target === `${id}-${field.name}`)?.text}
          onChange={(value) => rsvp.set(field.name, value)}
        />
      ))}
      <button type="submit" id={`${id}-send`} data-part="submit" aria-busy={rsvp.sending === 'sending'}>
        {rsvp.sending === 'sending' ? t('rsvp.sending') : words}
      </button>
      <div ref={status} tabIndex={-1} role="status" data-part="status" style={{ scrollMarginBlock: '35vh' }}>
        {rsvp.sending === 'failed' && (
          <p data-part="failed">{t(rsvp.isTooMany ? 'rsvp.failed_flood' : 'rsvp.failed_kept')}</p>
        )}
        {rsvp.sending === 'waiting' && <p data-part="waiting">{t('rsvp.waiting')}</p>}
      </div>
    </form>
  );
}
