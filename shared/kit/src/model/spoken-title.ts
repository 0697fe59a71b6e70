import type { PublicClient } from '@janur/contracts';
import type { Translate } from '@janur/i18n';
import { hostProfiles, shortName } from './hosts.ts';
import { unbroken } from './joined-names.ts';

/** What a browser's tab calls the invitation in another language than its hosts': 'Sinta & Rama · 結婚式の招待状'. */
export function spokenTitle(client: PublicClient, t: Translate): string {
  const { custom_text, web_type: kind } = client.option;
  const names = hostProfiles(client).map(({ profile }) => unbroken(shortName(profile)));
  // of years that a couple celebrates no text of ours says what the invitation is to
  const isToYears = kind !== 'BIRTHDAY' && Boolean(custom_text);
  const occasion = isToYears ? null : t(kind === 'BIRTHDAY' ? 'paper.birthday' : 'paper.wedding');
  return [names.join(' & '), occasion].filter(Boolean).join(' · ');
}
