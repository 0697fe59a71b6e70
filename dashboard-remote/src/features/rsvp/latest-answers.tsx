import type { DataOf, getRsvpInsights } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Skeleton, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { card, oneLine } from '../../parts/styles.ts';
import { StatusChip } from '../../parts/status-chip.tsx';
import { ago } from '../../parts/times.ts';
import { May } from '../../session/may.tsx';
import { title } from './answer-chart.tsx';

/** As many as stand beside the chart. */
const MOST = 6;

type Latest = DataOf<typeof getRsvpInsights>['latest'];

/** Who answered last, the newest on top. One that comes while the screen is open is marked for a while. */
export function LatestAnswers({ latest }: { latest: Latest | undefined }) {
  const { t, i18n } = useTranslation();
  const fresh = useFresh(latest);
  return (
    <section aria-label={t('rsvp.latest')} css={[card, { padding: '18px 0 6px' }]}>
      <div css={head}>
        <h2 css={title}>{t('rsvp.latest')}</h2>
        <May call="listOwnWishes">
          <Link to="/wishes" css={all}>
            {t('rsvp.all_wishes')}
          </Link>
        </May>
      </div>
      {!latest && <Skeleton h={220} mx={22} mb={16} w="auto" />}
      {latest?.length === 0 && (
        <p css={{ margin: '40px 22px 60px', color: ledger.muted, textAlign: 'center' }}>{t('rsvp.no_answers')}</p>
      )}
      <div role="log" aria-label={t('rsvp.latest')}>
        <ol css={list}>
          {latest?.slice(0, MOST).map((answer) => (
            <li key={answer.booking_id} data-fresh={fresh.has(keyOf(answer)) || undefined} css={item}>
              <div css={{ minWidth: 0 }}>
                <b css={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>{answer.name}</b>
                {answer.message && <Message text={answer.message} />}
              </div>
              <div css={{ textAlign: 'end' }}>
                <StatusChip status={answer.is_attending ? 'CONFIRMED' : 'DECLINED'} />
                <span css={[oneLine, { color: ledger.muted }]}>
                  {answer.is_attending && `${t('rsvp.people', { count: answer.guest_total })}, `}
                  {ago(answer.answered_at, i18n.language)}
                </span>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Three lines of a wish; a tap shows all of it. */
function Message({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <UnstyledButton
      aria-expanded={isOpen}
      css={[isOpen ? whole : begun, { maxWidth: '100%', marginTop: 2, fontSize: 14 }]}
      onClick={() => setOpen(!isOpen)}
    >
      {text}
    </UnstyledButton>
  );
}

const keyOf = ({ booking_id, answered_at }: Latest[number]): string => `${booking_id} ${answered_at}`;

/** Which answers were not there when the list was first shown. */
function useFresh(latest: Latest | undefined): ReadonlySet<string> {
  const [known, setKnown] = useState<ReadonlySet<string>>();
  const keys = latest?.map(keyOf);
  if (keys && !known) setKnown(new Set(keys));
  return new Set(known ? keys?.filter((key) => !known.has(key)) : []);
}

const head = { display: 'flex', alignItems: 'center', gap: 12, padding: '0 22px 10px' } as const;
/* a finger finds it, and the row stays as high as its heading */
const all = {
  margin: '-10px 0',
  padding: '10px 0',
  color: ledger.ink,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { color: ledger.brand, textDecoration: 'underline' },
} as const;

const begun = {
  display: '-webkit-box',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
} as const;

const whole = { display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

const item = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 14,
  padding: '9px 22px',
  borderTop: `1px solid ${ledger.line}`,
  lineHeight: 1.4,
  '&[data-fresh]': { boxShadow: `inset 3px 0 0 ${ledger.accent}`, background: ledger.row },
} as const;
