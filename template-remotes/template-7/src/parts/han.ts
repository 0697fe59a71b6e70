import { hanName, type HostView } from '@janur/kit';

/** The part of a host's name that is written in Han signs, such as '陈美琳' of 'Meilin Chandra (陈美琳)'. */
export const hanOf = ({ name, fullName }: Pick<HostView, 'name' | 'fullName'>): string | undefined =>
  hanName(fullName, name) || undefined;
