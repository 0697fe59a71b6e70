import { useTexts } from '../texts.ts';
import { eyebrowText, yearsOf, yearsWord } from './eyebrow-text.ts';
import { useInvitation } from './invitation.tsx';

/** The line above the names: see `eyebrowText`. */
export function useEyebrow(): string {
  const { client } = useInvitation();
  const { t } = useTexts();
  return eyebrowText(client, t);
}

/** The couple's years together, or on a birthday the host's age ('7'): the number in `custom_text`; else null. */
export function useYears(): string | null {
  return yearsOf(useInvitation().client);
}

/** The word beside `useYears`: 'years', or what a language says of an age ('岁' is no year); empty where it is null. */
export function useYearsWord(): string {
  const { client } = useInvitation();
  const { t } = useTexts();
  return yearsWord(client, t);
}
