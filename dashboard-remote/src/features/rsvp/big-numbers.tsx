import type { RsvpSummary } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { FONT_TITLE, ledger } from '@janur/ui';
import { Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { ForecastLine } from '../../parts/forecast-line.tsx';
import { AskNewEvent } from '../../parts/ask-new-event.tsx';
import { card } from '../../parts/styles.ts';
import type { EventCount } from '../../parts/use-headcount.ts';

/** Seen on paper and by night, which the accent is not. */
export const DECLINED = 'var(--mantine-color-accent-7)';

interface BigNumbersProps {
  eventId: number;
  /** Of whose guests the numbers are; undefined: of all addresses. */
  slug: string | undefined;
  summary: RsvpSummary | undefined;
  count: EventCount | undefined;
}

/** The four numbers of an event, how many people they stand for, and their shares as one bar; each leads to its list. */
export function BigNumbers({ eventId, slug, summary, count }: BigNumbersProps) {
  const { t, i18n } = useTranslation();
  const listOf = (narrowed: Record<string, string>) =>
    `/guests?${new URLSearchParams({ event: String(eventId), ...(slug !== undefined && { slug }), ...narrowed }).toString()}`;
  const written = (value: number | undefined) => value?.toLocaleString(i18n.language);
  const total = summary?.total_invitations ?? 0;
  const parts = [
    { key: 'invited', value: summary?.total_invitations, colour: undefined, status: '' },
    { key: 'confirmed', value: summary?.total_confirmed, colour: ledger.brand, status: 'CONFIRMED' },
    { key: 'declined', value: summary?.total_declined, colour: DECLINED, status: 'DECLINED' },
    { key: 'pending', value: summary?.total_pending, colour: ledger.control, status: 'PENDING' },
  ] as const;
  return (
    <section aria-label={t('rsvp.numbers')} css={[card, { padding: '18px 22px 20px' }]}>
      <dl css={numbers}>
        {parts.map(({ key, value, colour, status }) => (
          <div key={key} css={cell}>
            <dt css={{ display: 'flex', alignItems: 'center', gap: 8, color: ledger.muted }}>
              {colour && <span style={{ background: colour }} css={swatch} />}
              {t(`rsvp.${key}`)}
            </dt>
            <dd css={{ margin: 0 }}>
              {value === undefined ? (
                <Skeleton h={40} w={84} mt={8} />
              ) : (
                <Link to={listOf(status ? { status: status.toLowerCase() } : {})} data-number={key} css={number}>
                  {written(value)}
                </Link>
              )}
            </dd>
          </div>
        ))}
        <div css={[cell, people]}>
          <dt css={{ color: ledger.muted }}>{t('rsvp.pax')}</dt>
          <dd css={{ margin: 0 }}>
            {summary ? (
              <span data-number="pax" css={number}>
                {written(summary.total_pax_confirmed)}
                <span css={{ color: ledger.muted, font: 'inherit', fontSize: 22 }}>
                  {' '}
                  / {written(summary.total_pax)}
                </span>
              </span>
            ) : (
              <Skeleton h={40} w={120} mt={8} />
            )}
          </dd>
        </div>
      </dl>
      {count !== undefined && count.walk_ins.households > 0 && (
        <p css={{ margin: '12px 0 0', color: ledger.muted }}>
          {t('rsvp.walk_ins')}{' '}
          <Link to={listOf({ 'walk-ins': 'yes' })} css={{ color: ledger.ink, fontWeight: 700 }}>
            {written(count.walk_ins.people)}
          </Link>
        </p>
      )}
      {count !== undefined && count.unasked > 0 && (
        <div css={{ marginTop: 14 }}>
          <AskNewEvent isOfEvent count={count.unasked} to={listOf({ unasked: 'yes' })} />
        </div>
      )}
      {count?.forecast && <ForecastLine forecast={count.forecast} />}
      <div aria-hidden="true" css={share}>
        {parts.slice(1).map(({ key, value = 0, colour }) => (
          <span
            key={key}
            style={{ background: colour, width: total > 0 ? `${(value / total) * 100}%` : 0 }}
            css={{ transition: 'width 400ms ease-out' }}
          />
        ))}
      </div>
    </section>
  );
}

const numbers = {
  display: 'grid',
  gridTemplateColumns: 'repeat(5, auto)',
  justifyContent: 'space-between',
  gap: '18px 24px',
  margin: 0,
  '@container (max-width: 760px)': { gridTemplateColumns: 'repeat(4, auto)' },
  '@container (max-width: 480px)': { gridTemplateColumns: '1fr 1fr' },
} as const;

const cell = { minWidth: 0 } as const;
const people = {
  '@container (max-width: 760px)': { gridColumn: '1 / -1', paddingTop: 14, borderTop: `1px solid ${ledger.line}` },
} as const;

const number = {
  display: 'inline-block',
  marginTop: 2,
  borderRadius: 6,
  color: ledger.ink,
  font: `400 46px/1.1 ${FONT_TITLE}`,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.01em',
  textDecoration: 'none',
  'a&:hover': { color: ledger.brand, textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: 6 },
} as const;

const swatch = { flex: 'none', width: 10, height: 10, borderRadius: 3 } as const;

const share = {
  display: 'flex',
  gap: 2,
  height: 10,
  marginTop: 18,
  borderRadius: 5,
  background: ledger.line,
  overflow: 'hidden',
} as const;
