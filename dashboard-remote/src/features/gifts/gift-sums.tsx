import type { listGifts, SuccessOf } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { card } from '../../parts/styles.ts';
import { money } from '../../parts/times.ts';
import { May } from '../../session/may.tsx';

type Header = SuccessOf<typeof listGifts>['header'];

interface GiftSumsProps {
  header: Header | undefined;
  isShown: boolean;
  onShow: (isShown: boolean) => void;
  /** Where those that may be written down twice are listed. */
  twiceHref: string;
}

/** How many gifts there are; how much they come to is hidden until one taps. */
export function GiftSums({ header, isShown, onShow, twiceHref }: GiftSumsProps) {
  const { t, i18n } = useTranslation();
  if (!header) return <Skeleton h={92} radius={14} />;
  const number = (count: number) => count.toLocaleString(i18n.language);
  return (
    <section css={[card, whole]} aria-label={t('gifts.sums')}>
      <dl css={numbers}>
        <div>
          <dt>{t('gifts.count')}</dt>
          <dd>{number(header.total)}</dd>
        </div>
        <div>
          <dt>{t('gifts.sum')}</dt>
          <dd aria-live="polite">
            {isShown && header.total_amount !== null ? money(header.total_amount, i18n.language) : '••••••'}
          </dd>
        </div>
        <div>
          <dt>{t('gifts.not_counted')}</dt>
          <dd>{number(header.not_counted)}</dd>
        </div>
      </dl>
      <Button variant="default" aria-pressed={isShown} onClick={() => onShow(!isShown)}>
        {isShown ? t('gifts.hide_sums') : t('gifts.show_sums')}
      </Button>
      {header.perhaps_twice > 0 && (
        <p css={note}>
          {t('gifts.twice', { count: header.perhaps_twice })}{' '}
          {header.perhaps_twice_amount !== null &&
            header.perhaps_twice_amount > 0 &&
            t('gifts.twice_sum', { amount: money(header.perhaps_twice_amount, i18n.language) })}{' '}
          <Link to={twiceHref}>{t('gifts.see_twice')}</Link>
        </p>
      )}
      {header.unwritten > 0 && (
        <p css={note}>
          {t('gifts.unwritten', { count: header.unwritten })}{' '}
          <May call="listGuestBookGuests">
            <Link to="/attendance?shown=gift">{t('gifts.see_unwritten')}</Link>
          </May>
        </p>
      )}
    </section>
  );
}

const whole = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 14, padding: '14px 16px' } as const;

const numbers = {
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 260px',
  gap: '12px 36px',
  margin: 0,
  '& dt': { color: ledger.muted, fontSize: 14, fontWeight: 500 },
  '& dd': { margin: 0, fontSize: 24, fontWeight: 700, lineHeight: 1.25 },
} as const;

const note = {
  flexBasis: '100%',
  margin: 0,
  color: ledger.warning,
  '& a': { color: 'inherit', fontWeight: 700 },
} as const;
