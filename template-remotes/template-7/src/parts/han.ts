import type { HostView } from '@janur/kit';

const MOST = 4; // more signs would not fit beside the gate

/** The part of a host's name that is written in Han signs, such as '陈美琳' of 'Meilin Chandra (陈美琳)'. */
export function hanOf({ name, fullName }: Pick<HostView, 'name' | 'fullName'>): string | undefined {
  const han = /\p{Script=Han}{2,}/u.exec(fullName) ?? /\p{Script=Han}{2,}/u.exec(name);
  return han && [...han[0]].length <= MOST ? han[0] : undefined;
}
