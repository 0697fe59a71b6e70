import type { Rehearsal, RehearsalNow } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, Progress } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { CardFigure } from '../../parts/password/card-figure.tsx';
import { Problem, useReason } from '../../parts/problem.tsx';
import { card } from '../../parts/styles.ts';
import { Face } from './face.tsx';
import { Figures } from './figures.tsx';
import { cardTitle, grid, name, plain, quiet } from '../../parts/panel-styles.ts';
import { columns, line as row, padded } from './styles.ts';
import { VisitorCard } from './visitor-card.tsx';

/** A rehearsal while it is played: the line, who just came, and the gate at which people practise. */
export function Playing({ rehearsal, onChange }: { rehearsal: Rehearsal; onChange: () => Promise<unknown> }) {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const { now, door, plan } = rehearsal;
  const stop = useMutation({
    mutationFn: () => api(routes.stopRehearsal, { params: { rehearsalId: rehearsal.id }, body: {} }),
    onSettled: onChange,
  });
  const written = (value: number) => value.toLocaleString(i18n.language);
  const share = now ? Math.min(100, (now.second / (plan.hours * 3600)) * 100) : 0;
  const figures = (at: RehearsalNow) =>
    [
      ['clock', clockOf(at.second), t('rehearsal.now.of_hours', { count: plan.hours })],
      ['in_line', written(at.in_line), t('rehearsal.now.parties')],
      ['served', written(at.served), t('rehearsal.now.of_expected', { number: written(at.expected) })],
      ['people', written(at.people), t('rehearsal.now.inside')],
    ] as const;
  const line = (
    <section aria-label={t('rehearsal.playing')} css={[card, padded]}>
      <div css={head}>
        <h2 css={cardTitle}>{t(now ? 'rehearsal.playing' : 'rehearsal.starting')}</h2>
        <Button variant="default" onClick={() => stop.mutate()} loading={stop.isPending || stop.isSuccess}>
          {t('rehearsal.stop')}
        </Button>
      </div>
      <Progress value={share} aria-label={t('rehearsal.evening')} color="brand" size="md" radius={4} mb={16} />
      {now && (
        <Figures
          figures={figures(now).map(([key, value, note]) => ({ key, name: t(`rehearsal.now.${key}`), value, note }))}
        />
      )}
      {stop.isError && <Problem>{reason(stop.error)}</Problem>}
    </section>
  );
  return (
    <>
      {/* on a phone whoever practises looks at the guest first */}
      {!door && line}
      <div css={door ? columns : grid}>
        {door && <VisitorCard rehearsal={rehearsal} />}
        <div css={grid}>
          {door && line}
          {door && (
            <section aria-label={t('rehearsal.door.title')} css={[card, padded]}>
              <h2 css={cardTitle}>{t('rehearsal.door.title')}</h2>
              <p css={[quiet, { marginBottom: 14 }]}>{t('rehearsal.door.advice')}</p>
              <CardFigure name={door.gate} card={door} />
            </section>
          )}
          <section aria-label={t('rehearsal.latest')} css={[card, padded]}>
            <h2 css={cardTitle}>{t('rehearsal.latest')}</h2>
            {now && now.latest.length > 0 ? (
              <ul css={plain}>
                {now.latest.map((visit) => (
                  <li key={`${visit.second} ${visit.name}`} css={row}>
                    <Face mood={visit.mood} size={26} />
                    <span css={[name, { flex: 1 }]}>
                      <b>{visit.name}</b> ({written(visit.people)})
                      <span css={{ display: 'block', color: ledger.muted }}>
                        {t(
                          visit.is_vip && visit.outcome === 'in'
                            ? 'rehearsal.vip_in'
                            : `rehearsal.outcome.${visit.outcome}`,
                        )}
                        {visit.gate && `, ${visit.gate}`}
                      </span>
                    </span>
                    <span css={{ flex: 'none', color: ledger.muted }}>{clockOf(visit.second)}</span>
                  </li>
                ))}
              </ul>
            ) : (
              <p css={quiet}>{t('rehearsal.latest_none')}</p>
            )}
          </section>
        </div>
      </div>
    </>
  );
}

/** `0:47`, `2:05`: hours and minutes since the doors opened. */
const clockOf = (second: number): string =>
  `${Math.floor(second / 3600)}:${String(Math.floor((second / 60) % 60)).padStart(2, '0')}`;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 14,
} as const;
