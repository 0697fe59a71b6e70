import type { DataOf, getRsvpInsights } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { FONT_TITLE, ledger } from '@janur/ui';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { card, spoken } from '../../parts/styles.ts';
import { shortDay } from '../../parts/times.ts';
import type { HostEvent } from '../../parts/use-host.ts';
import { DECLINED } from './big-numbers.tsx';
import { chartShape, type ChartShape, FIELD } from './chart-shape.ts';

type Timeline = DataOf<typeof getRsvpInsights>['timeline'];

interface AnswerChartProps {
  timeline: Timeline | undefined;
  event: HostEvent;
}

/** How the answers came in, day by day. Who cannot see the drawing has the same numbers as a table. */
export function AnswerChart({ timeline, event }: AnswerChartProps) {
  const { t, i18n } = useTranslation();
  const [today] = useState(() => new Intl.DateTimeFormat('en-CA', { timeZone: event.timezone }).format(new Date()));
  const shape = timeline && chartShape(timeline, today);
  const dayOf = (day: string) => shortDay(`${day}T12:00:00`, i18n.language);
  const first = timeline?.[0]?.day;
  return (
    <section css={[card, { padding: '18px 22px 16px' }]}>
      <header css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 20px', marginBottom: 14 }}>
        <h2 css={[title, { '@container (max-width: 480px)': { flexBasis: '100%' } }]}>{t('rsvp.over_time')}</h2>
        <span css={legend}>
          <i style={{ background: ledger.brand }} /> {t('rsvp.confirmed')}
        </span>
        <span css={legend}>
          <i style={{ background: DECLINED }} /> {t('rsvp.declined')}
        </span>
      </header>
      {!timeline && <Skeleton h={290} />}
      {timeline && !shape && (
        <p css={{ margin: '48px 0 60px', color: ledger.muted, textAlign: 'center' }}>{t('rsvp.no_answers')}</p>
      )}
      {timeline && shape && (
        <>
          <Drawing shape={shape} timeline={timeline} dayOf={dayOf} language={i18n.language} />
          <div
            aria-hidden="true"
            css={{ display: 'flex', justifyContent: 'space-between', paddingInlineStart: 44, color: ledger.muted }}
          >
            <span>{first && dayOf(first)}</span>
            <span>{t('rsvp.today')}</span>
          </div>
          {/* a table is as high as its rows, whatever its style says */}
          <div css={spoken}>
            <table>
              <caption>{t('rsvp.over_time')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('rsvp.day')}</th>
                  <th scope="col">{t('rsvp.confirmed')}</th>
                  <th scope="col">{t('rsvp.declined')}</th>
                </tr>
              </thead>
              <tbody>
                {timeline.map(({ day, confirmed, declined }) => (
                  <tr key={day}>
                    <th scope="row">{dayOf(day)}</th>
                    <td>{confirmed}</td>
                    <td>{declined}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  );
}

/** Room for the lines' own width above and below the field. */
const EDGE = 8;

interface DrawingProps {
  shape: ChartShape;
  timeline: Timeline;
  dayOf: (day: string) => string;
  language: string;
}

function Drawing({ shape, timeline, dayOf, language }: DrawingProps) {
  const { t } = useTranslation();
  const [at, setAt] = useState<number>();
  const point = at === undefined ? undefined : shape.points[at];
  const shown = at === undefined ? undefined : timeline[at];
  const find = (ratio: number) => {
    const x = ratio * FIELD.width;
    const next = shape.points.findIndex((candidate) => candidate.x > x);
    setAt(next === -1 ? shape.points.length - 1 : Math.max(0, next - 1));
  };
  return (
    <div aria-hidden="true" css={{ position: 'relative', display: 'grid', gridTemplateColumns: '44px 1fr' }}>
      <div css={{ position: 'relative', height: 290 }}>
        {shape.ticks.map(({ value, y }) => (
          <span key={value} style={{ top: `${((y + EDGE) / (FIELD.height + 2 * EDGE)) * 100}%` }} css={tick}>
            {value.toLocaleString(language)}
          </span>
        ))}
      </div>
      <div
        onPointerMove={({ currentTarget, clientX }) => {
          const { left, width } = currentTarget.getBoundingClientRect();
          find((clientX - left) / width);
        }}
        onPointerLeave={() => setAt(undefined)}
        css={{ position: 'relative', minWidth: 0 }}
      >
        <svg
          viewBox={`0 -${EDGE} ${FIELD.width} ${FIELD.height + 2 * EDGE}`}
          preserveAspectRatio="none"
          css={{ display: 'block', width: '100%', height: 290, overflow: 'visible' }}
        >
          {shape.ticks.map(({ value, y }) => (
            <path key={value} d={`M0,${y}H${FIELD.width}`} stroke={ledger.line} vectorEffect="non-scaling-stroke" />
          ))}
          <path d={shape.area} fill={ledger.brand} opacity={0.12} />
          <path
            d={shape.confirmed}
            fill="none"
            stroke={ledger.brand}
            strokeWidth={2.5}
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={shape.declined}
            fill="none"
            stroke={DECLINED}
            strokeWidth={2}
            strokeDasharray="5 4"
            vectorEffect="non-scaling-stroke"
          />
          {point && (
            <path d={`M${point.x},0V${FIELD.height}`} stroke={ledger.control} vectorEffect="non-scaling-stroke" />
          )}
        </svg>
        {point && shown && (
          <div
            style={{ insetInlineStart: `${(point.x / FIELD.width) * 100}%` }}
            data-side={point.x > FIELD.width / 2 ? 'left' : 'right'}
            css={bubble}
          >
            <b>{dayOf(shown.day)}</b>
            <span>{t('rsvp.n_confirmed', { number: shown.confirmed.toLocaleString(language) })}</span>
            <span>{t('rsvp.n_declined', { number: shown.declined.toLocaleString(language) })}</span>
          </div>
        )}
      </div>
    </div>
  );
}

export const title = { margin: 0, marginInlineEnd: 'auto', font: `400 22px/1.2 ${FONT_TITLE}` } as const;

const legend = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  color: ledger.muted,
  '& i': { width: 14, height: 3, borderRadius: 2 },
} as const;

const tick = {
  position: 'absolute',
  insetInlineEnd: 10,
  transform: 'translateY(-50%)',
  color: ledger.muted,
  fontSize: 13,
} as const;

const bubble = {
  position: 'absolute',
  top: 0,
  display: 'grid',
  gap: 2,
  margin: '0 10px',
  padding: '8px 12px',
  borderRadius: 10,
  background: ledger.ink,
  color: ledger.card,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  '&[data-side=left]': { transform: 'translateX(calc(-100% - 20px))' },
} as const;
