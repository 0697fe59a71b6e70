import type { Rehearsal, RehearsalReport } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { card, table } from '../../parts/styles.ts';
import { eventTime } from '../../parts/times.ts';
import { Face } from './face.tsx';
import { Figures } from './figures.tsx';
import { LineCurve } from './line-curve.tsx';
import { cardTitle, grid, name, plain, quiet } from '../../parts/panel-styles.ts';
import { columns, line, padded } from './styles.ts';
import { useLasting } from './use-lasting.ts';

interface ReportProps {
  rehearsal: Rehearsal;
  report: RehearsalReport;
  timezone: string;
}

/** What the rehearsal said: the line, what went wrong, and how many gates the evening needs. */
export function Report({ rehearsal: { started_at, plan }, report, timezone }: ReportProps) {
  const { t, i18n } = useTranslation();
  const lasting = useLasting();
  const written = (value: number) => Math.round(value).toLocaleString(i18n.language);
  const share = (value: number) => value.toLocaleString(i18n.language, { style: 'percent', maximumFractionDigits: 0 });
  const { longest_line: longest, promise } = report;
  const figures = [
    ['longest', written(longest.parties), t('rehearsal.report.longest_note', { minute: written(longest.minute) })],
    ['waited', lasting(report.waited), t('rehearsal.report.waited_note', { time: lasting(report.waited95) })],
    ['service', lasting(report.service), t('rehearsal.report.service_note', { time: lasting(report.device) })],
    ['left', written(report.walked_past), t('rehearsal.report.left_note')],
  ] as const;
  const unwritten = report.oddities.filter(({ kind }) => kind === 'not_written').length;
  const isGood = report.faults.length === 0 && unwritten === 0;
  return (
    <>
      <section aria-label={t('rehearsal.report.title')} css={[card, padded]}>
        <h2 css={cardTitle}>{t('rehearsal.report.title')}</h2>
        <p css={[quiet, { marginBottom: 16 }]}>
          {t('rehearsal.report.when', {
            time: eventTime(started_at, timezone, i18n.language),
            gates: written(plan.gates),
            parties: written(report.parties),
            invited: written(report.invited),
          })}
        </p>
        <Figures
          figures={figures.map(([key, value, note]) => ({ key, name: t(`rehearsal.report.${key}`), value, note }))}
        />
        <LineCurve line={report.line} />
      </section>
      <div css={columns}>
        <section aria-label={t('rehearsal.report.gates')} css={[card, padded]}>
          <h2 css={cardTitle}>{t('rehearsal.report.gates')}</h2>
          <p css={[quiet, { marginBottom: 12 }]}>
            {t('rehearsal.report.promise', { share: share(promise.share), minutes: written(promise.seconds / 60) })}{' '}
            {t('rehearsal.report.promise_kept', { share: share(report.kept_promise), count: plan.gates })}
          </p>
          <table css={[table, needs]}>
            <thead>
              <tr>
                <th scope="col">{t('rehearsal.report.for_parties')}</th>
                <th scope="col">{t('rehearsal.report.needed')}</th>
                <th scope="col">{t('rehearsal.report.one_fewer')}</th>
              </tr>
            </thead>
            <tbody>
              {report.needs.map((need) => (
                <tr key={need.parties} css={need.parties === report.parties && { fontWeight: 700 }}>
                  <td>{written(need.parties)}</td>
                  <td>{written(need.gates)}</td>
                  <td>
                    {need.one_fewer
                      ? t('rehearsal.report.line_of', {
                          parties: written(need.one_fewer.parties),
                          time: lasting(need.one_fewer.wait),
                        })
                      : '–'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <div css={grid}>
          <section aria-label={t('rehearsal.report.wrong')} css={[card, padded]}>
            <h2 css={cardTitle}>{t('rehearsal.report.wrong')}</h2>
            <p css={[quiet, !isGood && { color: ledger.danger, fontWeight: 600 }]}>
              {isGood
                ? t('rehearsal.report.whole', {
                    number: written(report.records),
                    time: lasting(report.delivered_after),
                  })
                : t('rehearsal.report.broken', { number: written(report.faults.length + unwritten) })}
            </p>
            <ul css={plain}>
              {report.faults.map(({ kind, detail }) => (
                <li key={`${kind} ${detail}`} css={line}>
                  <span css={name}>{t(`rehearsal.fault.${kind}`, { detail })}</span>
                </li>
              ))}
              <li css={line}>
                <span>{t('rehearsal.report.network')}</span>
                <b css={figure}>
                  {t('rehearsal.report.of', { part: written(report.faulty), all: written(report.requests) })}
                </b>
              </li>
              <li css={line}>
                <span>{t('rehearsal.report.used')}</span>
                <b css={figure}>
                  {t('rehearsal.report.of', {
                    part: written(report.used_codes.seen),
                    all: written(report.used_codes.seen + report.used_codes.unseen),
                  })}
                </b>
              </li>
              <li css={line}>
                <span>{t('rehearsal.report.to_look_at')}</span>
                <b css={figure}>{written(report.to_look_at)}</b>
              </li>
              {report.practised && (
                <li css={line}>
                  <span>{t('rehearsal.report.practised')}</span>
                  <b css={{ minWidth: 0, textAlign: 'end' }}>
                    {t('rehearsal.report.practised_note', {
                      number: written(report.practised.parties),
                      time: lasting(report.practised.middle),
                      worst: lasting(report.practised.worst),
                    })}
                  </b>
                </li>
              )}
              {report.oddities.map((odd) => (
                <li key={`${odd.gate} ${odd.kind} ${odd.name}`} css={line}>
                  <span css={name}>{t(`rehearsal.odd.${odd.kind}`, { name: odd.name })}</span>
                  <span css={[figure, { color: ledger.muted }]}>
                    {odd.gate}
                    {odd.times > 1 && ` · ${written(odd.times)}×`}
                  </span>
                </li>
              ))}
              {report.slowest.map((party) => (
                <li key={party.name} css={line}>
                  <Face mood={party.mood} size={22} />
                  <span css={[name, { flex: 1 }]}>{t('rehearsal.report.waited_long', { name: party.name })}</span>
                  <b css={figure}>{lasting(party.waited)}</b>
                </li>
              ))}
            </ul>
            <p css={quiet}>{t(report.is_untouched ? 'rehearsal.report.untouched' : 'rehearsal.report.changed')}</p>
          </section>
        </div>
      </div>
    </>
  );
}

/* on a phone the heads break too */
const needs = { '& th': { whiteSpace: 'normal', verticalAlign: 'bottom', paddingBlock: 8 } } as const;
/* numbers of a line stay whole */
const figure = { flex: 'none', whiteSpace: 'nowrap' } as const;
