import { useCouple } from '../model/couple.ts';
import { useEvents } from '../model/events.ts';
import { useInvitation } from '../model/invitation.tsx';
import { useTexts } from '../texts.ts';
import { questionWords } from './question-words.ts';

export { longestOf } from './question-words.ts';

/** The words of the form of this page. */
export function useQuestions() {
  const { t, locale: tag } = useTexts();
  const { namesInWords: names } = useCouple();
  const events = useEvents();
  const { guest } = useInvitation();
  return questionWords({ t, tag, names, events, guest });
}
