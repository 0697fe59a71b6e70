import { useInvitation } from './invitation.tsx';

/** A birthday: its events are a party, its ornaments cakes, stars and candles (brief §0, host rules). */
export function useIsBirthday(): boolean {
  return useInvitation().client.option.web_type === 'BIRTHDAY';
}
