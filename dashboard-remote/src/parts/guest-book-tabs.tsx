import { useTranslation } from '@janur/i18n';
import { useLocation } from 'react-router';
import { LinkTabs } from './link-tabs.tsx';

/* one entry of the frame: the second address lies below the first */
const ADDRESSES = [
  { key: 'rehearsal', href: '/reconciliation/rehearsal' },
  { key: 'reconciliation', href: '/reconciliation' },
] as const;

/** What an organiser does about a guest book: rehearse it before the evening, correct it after. The event stays chosen. */
export function GuestBookTabs() {
  const { t, i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const event = new URLSearchParams(search).get('event');
  const tabs = ADDRESSES.map(({ key, href }) => ({
    key,
    text: t(`parts.guest_book.${key}`),
    href: event ? `${href}?event=${event}` : href,
    isCurrent: pathname.endsWith(`/${key}`),
  }));
  return (
    <div css={{ display: 'flex', marginBottom: 14 }}>
      <LinkTabs label={t('parts.guest_book.choose')} language={i18n.language} tabs={tabs} />
    </div>
  );
}
