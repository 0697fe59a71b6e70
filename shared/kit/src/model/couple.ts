import { useTexts } from '../texts.ts';
import { type HostView, hostView } from './host-view.ts';
import { hostProfiles } from './hosts.ts';
import { joinerOf, namesInWords, unbroken } from './joined-names.ts';
import { useInvitation } from './invitation.tsx';

export type { HostView } from './host-view.ts';
export { hostProfiles } from './hosts.ts';

export interface CoupleView {
  /** The hosts in their order: one for a birthday, else two. */
  hosts: HostView[];
  isSingleHost: boolean;
  /** The short names: `['Sinta', 'Rama']`. */
  names: string[];
  /** 'Sinta & Rama', for titles and emblems. */
  joinedNames: string;
  /** 'Sinta and Rama', for sentences. */
  namesInWords: string;
  initials: string[];
  /** 'dan': the word between two names in the page's language. */
  joiner: string;
}

/** The hosts of the invitation by the host rules of the brief §0 (web_type BIRTHDAY has one). */
export function useCouple(): CoupleView {
  const { client } = useInvitation();
  const { t } = useTexts();
  const hosts = hostProfiles(client).map(({ side, profile }) => hostView(side, profile, t));
  const names = hosts.map((host) => host.name);
  return {
    hosts,
    isSingleHost: hosts.length === 1,
    names,
    joinedNames: names.map(unbroken).join(' & '),
    namesInWords: namesInWords(names, t),
    initials: names.map((name) => [...name][0]?.toUpperCase() ?? ''),
    joiner: joinerOf(names, t),
  };
}
