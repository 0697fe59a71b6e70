import type { Translate } from '@janur/i18n';
import type { OperationView } from '../event-store/event-store.ts';

/** What an operation did, in a few words. */
export function actOf(
  { type, people, table, gift, souvenir, entrusted_gifts: gifts }: OperationView,
  t: Translate,
): string {
  if (type === 'TABLE') return table ? t('history.did.TABLE', { table }) : t('guest.no_table');
  if (type === 'GIFT') {
    const given = [gift && t('guest.gift'), souvenir && t('guest.souvenir'), gifts.length > 0 && t('gifts.title')];
    return given.filter(Boolean).join(', ') || t('history.did.GIFT');
  }
  if (type === 'UNDO') return t('history.did.UNDO');
  return t(`history.did.${type}`, { count: people ?? 0 });
}
