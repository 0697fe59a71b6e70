import { spokenTitle, useInvitation, useShownLanguage } from '@janur/kit';
import { useEffect, useState } from 'react';

/** The tab says in the guest's language what the page is; in the hosts' own it has the title that they wrote. */
export function usePageTitle(): void {
  const { client } = useInvitation();
  const { t, language } = useShownLanguage();
  const [written] = useState(() => document.title);
  const title = language === client.option.language ? written : spokenTitle(client, t);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
