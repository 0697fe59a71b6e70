import type { SeatReason } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import type { HallView } from './hall-view.ts';

/** Why a party sits where it sits, in words. */
export function useReasonText(view: Pick<HallView, 'nameOf' | 'tableName'>): (reason: SeatReason) => string {
  const { t, i18n } = useTranslation();
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (reason) => {
    switch (reason.why) {
      case 'WITH':
      case 'WITHOUT':
      case 'BESIDE_ENEMY':
      case 'ONLY_ENEMY_HAS_ROOM':
        return t(`seating.why.${reason.why}`, { name: view.nameOf(reason.guest_event_id) });
      case 'APART':
        return t('seating.why.APART', {
          name: view.nameOf(reason.guest_event_id),
          table: view.tableName(reason.table_id),
        });
      case 'GROUP':
        return t('seating.why.GROUP', { count: reason.people, group: reason.group });
      case 'GROUP_ELSEWHERE': {
        const tables = list.format(reason.table_ids.map((id) => view.tableName(id)));
        return t('seating.why.GROUP_ELSEWHERE', { group: reason.group, tables });
      }
      case 'OVERFULL':
      case 'ROOM':
      case 'TOO_MANY':
        return t(`seating.why.${reason.why}`, { count: reason.people });
      case 'HELD':
      case 'HONOUR':
      case 'NO_HONOUR_LEFT':
      case 'NEAR_DOOR':
      case 'NO_DOOR_LEFT':
      case 'NO_ROOM':
      case 'NOT_SEATED':
        return t(`seating.why.${reason.why}`);
    }
  };
}

/** Those that hosts must act on. */
export const isWarning = ({ why }: SeatReason): boolean => WARNINGS.has(why);
const WARNINGS = new Set<SeatReason['why']>([
  'BESIDE_ENEMY',
  'NO_HONOUR_LEFT',
  'NO_DOOR_LEFT',
  'OVERFULL',
  'WITHOUT',
  'TOO_MANY',
  'ONLY_ENEMY_HAS_ROOM',
  'NO_ROOM',
]);
