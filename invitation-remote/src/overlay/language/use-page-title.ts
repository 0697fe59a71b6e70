import { useCouple, useInvitation, useShownLanguage } from '@janur/kit';
import { useEffect, useState } from 'react';

/** The tab says in the guest's language what the page is; in the hosts' own it has the title that they wrote. */
export function usePageTitle(): void {
  const { custom_text, language: hosts, web_type: kind } = useInvitation().client.option;
  const { t, language } = useShownLanguage();
  const { joinedNames } = useCouple();
  const [written] = useState(() => document.title);
  // of years that a couple celebrates no text of ours says what the invitation is to
  const isToYears = kind !== 'BIRTHDAY' && Boolean(custom_text);
  const said = t(kind === 'BIRTHDAY' ? 'paper.birthday' : 'paper.wedding');
  const title = language === hosts ? written : [joinedNames, !isToYears && said].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
