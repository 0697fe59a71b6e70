import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useDesk, useDeskOfEvent } from '../check-in/desk-context.tsx';
import { useUnsent } from '../operations/unsent.ts';
import { TABLET } from '../look/tokens.ts';

/** Where this desk stands and how many are in. What could not be sent shows here until it is. */
export function DeskHeader() {
  const { t } = useTranslation();
  const { event, clientName } = useDeskOfEvent();
  const { total_pax_attended: attended, total_pax_confirmed: confirmed } = event.summary;
  return (
    <header css={header}>
      <div css={{ minWidth: 0 }}>
        <p css={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{event.title}</p>
        <p css={{ color: 'var(--quiet)', fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {clientName}
        </p>
      </div>
      <p css={pill} role="img" aria-label={t('desk.counter', { attended, confirmed })}>
        <b css={{ color: 'var(--highlight)' }}>{attended}</b> / {confirmed}
      </p>
      <UnsentPill />
    </header>
  );
}

function UnsentPill() {
  const { t } = useTranslation();
  const { event } = useDeskOfEvent();
  const showUnsent = useDesk((desk) => desk.showUnsent);
  const operations = useUnsent((unsent) => unsent.operations);
  const ofEvent = operations.filter(({ body }) => body.event_id === event.id);
  const [first] = ofEvent;
  if (!first) return null;
  return (
    <button type="button" css={[pill, unsentPill]} onClick={() => showUnsent(first)}>
      {t('desk.unsent', { count: ofEvent.length })}
    </button>
  );
}

const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '14px 16px 12px 20px',
  fontSize: '0.9375rem',
  lineHeight: 1.25,
  '& > div': { flex: '1 1 100px' },
  [TABLET]: { padding: '20px 24px 16px', fontSize: '1.0625rem' },
});

const pill = css({
  padding: '12px 16px',
  border: 0,
  borderRadius: 99,
  background: 'var(--card)',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

const unsentPill = css({
  flex: '1 0 100%',
  minHeight: 56,
  border: '2px dashed #8FB4FF',
  color: 'light-dark(#2A4C9B, #8FB4FF)',
});
