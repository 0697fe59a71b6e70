import type { DoorNow } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { card } from '../../parts/styles.ts';
import { below, cardTitle, name, padded, plain, quiet, row } from '../../parts/panel-styles.ts';

/** Each gate with how fast it is: the last two hours in quarters of an hour, the running one last. */
export function GateList({ gates }: { gates: DoorNow['gates'] }) {
  const { t, i18n } = useTranslation();
  const most = Math.max(1, ...gates.flatMap(({ pace }) => pace));
  return (
    <section aria-label={t('evening.gates')} css={[card, padded]}>
      <h2 css={cardTitle}>{t('evening.gates')}</h2>
      {gates.length === 0 && <p css={quiet}>{t('evening.no_gates')}</p>}
      <ul css={plain}>
        {gates.map(({ gate, parties, people, pace }) => {
          const last = pace.at(-1) ?? 0;
          return (
            <li key={gate ?? ''} css={row}>
              <span css={name}>
                <b css={{ fontWeight: 700 }}>{gate ?? t('evening.no_gate')}</b>
                <span css={below}>
                  {t('evening.came', {
                    people: t('guests.people_number', { count: people, number: people.toLocaleString(i18n.language) }),
                    count: parties,
                    parties: parties.toLocaleString(i18n.language),
                  })}
                </span>
              </span>
              <span css={{ display: 'flex', alignItems: 'flex-end', gap: 14 }}>
                <span aria-hidden="true" css={bars}>
                  {pace.map((value, index) => (
                    <i key={index} style={{ height: `${Math.max(4, (value / most) * 100)}%` }} />
                  ))}
                </span>
                <span css={{ minWidth: 74, textAlign: 'end', whiteSpace: 'nowrap' }}>
                  <b css={{ fontSize: 20 }}>{last.toLocaleString(i18n.language)}</b>
                  <span css={below}>{t('evening.per_quarter')}</span>
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const bars = {
  display: 'flex',
  alignItems: 'flex-end',
  gap: 3,
  width: 78,
  '@container (max-width: 400px)': { width: 46 },
  height: 36,
  '& i': { flex: 1, borderRadius: 2, background: ledger.bar },
  '& i:last-of-type': { background: ledger.brand },
} as const;
