import { useTexts } from '../texts.ts';
import { type AttendanceQuestion, MAX_MESSAGE, type RsvpProblem } from './rsvp-answer.ts';

export interface ProblemText {
  /** The id of the control to put right. */
  target: string;
  text: string;
}

/** The problems in words, each with the control that it is about; `id` is the form's. */
export function useProblemTexts(problems: RsvpProblem[], questions: AttendanceQuestion[], id: string): ProblemText[] {
  const { t } = useTexts();
  return problems.map((problem) => {
    if (problem.field === 'attendance') {
      const event = questions[problem.index]?.eventTitle;
      return {
        target: `${id}-attendance-${problem.index}-yes`,
        text: event ? t('rsvp.error_attending_event', { event }) : t('rsvp.error_attending'),
      };
    }
    const text =
      problem.problem === 'too_long'
        ? t('rsvp.error_too_long', { count: MAX_MESSAGE })
        : t(problem.field === 'name' ? 'rsvp.error_name' : 'rsvp.error_message');
    return { target: `${id}-${problem.field}`, text };
  });
}
