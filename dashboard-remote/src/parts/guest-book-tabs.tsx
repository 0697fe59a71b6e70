import { useTranslation } from '@janur/i18n';
import { useLocation } from 'react-router';
import { LinkTabs } from './link-tabs.tsx';

/** What an organiser does about a guest book: rehearse it before the evening, correct it after. The event stays chosen. */
export function GuestBookTabs() {
  const { t, i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const event = new URLSearchParams(search).get('event');
  const tabs = (['rehearsal', 'reconciliation'] as const).map((key) => ({
    key,
    text: t(`parts.guest_book.${key}`),
    href: event ? `/${key}?event=${event}` : `/${key}`,
    isCurrent: pathname.endsWith(`/${key}`),
  }));
  return (
    <div css={{ display: 'flex', marginBottom: 14 }}>
      <LinkTabs label={t('parts.guest_book.choose')} language={i18n.language} tabs={tabs} />
    </div>
  );
}
