import type { Ref } from 'react';
import { useTexts } from '../texts.ts';

export interface ProblemText {
  /** The id of the control to put right. */
  target: string;
  text: string;
}

/** GOV.UK's error summary: at the top, focused, each error a link to its field. */
export function ErrorSummary({ problems, ref }: { problems: ProblemText[]; ref: Ref<HTMLDivElement> }) {
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
