import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useNavigate, useParams } from 'react-router';
import { useCheckIn, useGuest } from '../../check-in/open-event.tsx';
import type { GuestView } from '../../event-store/event-store.ts';
import { Button, RoundButton } from '../../design/button.tsx';
import { Back } from '../../design/icons.tsx';
import { Notice } from '../../design/notice.tsx';
import { Page } from '../../design/page.tsx';
import { HistoryRows } from '../../check-in/history-rows.tsx';
import { PrintButton } from '../../print/print-button.tsx';
import { CancelArrival } from './cancel-arrival.tsx';
import { EntrustedGifts } from './entrusted-gifts.tsx';
import { Given } from './given.tsx';
import { PartyLines } from './party-lines.tsx';
import { Passing } from './passing.tsx';
import { TableForm } from './table-form.tsx';

/** Everything of one guest: who is inside, what was given and received, the table, and what was done here. */
export function GuestPage() {
  const { t } = useTranslation();
  const { key = '' } = useParams();
  const guest = useGuest(key);
  const navigate = useNavigate();
  if (!guest)
    return (
      <Notice
        title={t('guest.unknown')}
        action={{ label: t('tabs.search'), onClick: () => void navigate('/search') }}
      />
    );
  return <Guest key={guest.key} guest={guest} />;
}

function Guest({ guest }: { guest: GuestView }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { open, startAdding } = useCheckIn((checkIn) => checkIn);
  return (
    <Page
      title={guest.name}
      aside={
        <RoundButton label={t('verdict.close')} onClick={() => void navigate(-1)} css={{ background: 'var(--card)' }}>
          <Back />
        </RoundButton>
      }
    >
      <dl css={facts}>
        <div>
          <dt>{t(guest.is_checked_in ? 'guest.in' : 'guest.not_in')}</dt>
          <dd>
            {guest.total_guests_attended}
            <small> / {guest.allowed}</small>
          </dd>
        </div>
        <div>
          <dt>{t('guest.table_name')}</dt>
          <dd>{guest.table_number ?? '–'}</dd>
        </div>
      </dl>
      <PartyLines guest={guest} />
      {guest.is_checked_in ? (
        <>
          <Passing guest={guest} onAdd={() => startAdding(guest.key)} />
          <Given guest={guest} />
          <EntrustedGifts guest={guest} />
          <TableForm guest={guest} />
          <PrintButton guestKey={guest.key} />
          <HistoryRows guestKey={guest.key} />
          <CancelArrival guest={guest} />
        </>
      ) : (
        <>
          <Button onClick={() => open(guest.key)}>{t('guest.check_in')}</Button>
          {guest.envelopes.length > 0 && <EntrustedGifts guest={guest} />}
          <TableForm guest={guest} />
          <HistoryRows guestKey={guest.key} />
        </>
      )}
    </Page>
  );
}

const facts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(120px, 100%), 1fr))',
  gap: 12,
  '& > div': { padding: '16px 20px', borderRadius: 18, background: 'var(--card)' },
  '& dt': { color: 'var(--quiet)', fontWeight: 500 },
  '& dd': {
    margin: 0,
    paddingTop: 4,
    fontSize: '2.5rem',
    fontWeight: 800,
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  '& small': { fontSize: '1.25rem', fontWeight: 600, color: 'var(--quiet)' },
});
