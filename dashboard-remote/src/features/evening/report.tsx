import type { EveningReport } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { clockTime } from '../../parts/times.ts';
import { OpenDevices } from './open-devices.tsx';

const HEADS = ['invited', 'coming', 'arrived', 'absent', 'walk_ins'] as const;
const SUMS = ['parties', 'people', 'gifts', 'envelopes', 'souvenirs'] as const;

/** The numbers of an evening, on the screen and on paper: each list with the sum that it adds up to. */
export function Report({ report }: { report: EveningReport }) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => value.toLocaleString(i18n.language);
  const labelOf = (name: (typeof SUMS)[number]) => t(`evening.paper.${name === 'parties' ? 'households' : name}`);
  const { all, gates, hours, timezone, attention, open_devices: devices } = report;
  return (
    <div css={sections}>
      <table css={rows}>
        <thead>
          <tr>
            <th scope="col">{t('evening.paper.who')}</th>
            <th scope="col">{t('evening.paper.households')}</th>
            <th scope="col">{t('evening.paper.people')}</th>
          </tr>
        </thead>
        <tbody>
          {HEADS.map((name) => (
            <tr key={name}>
              <th scope="row">{t(`evening.paper.${name}`)}</th>
              <td>{number(report[name].households)}</td>
              <td>{number(report[name].people)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('evening.paper.sum')}</th>
            <td>{number(all.parties)}</td>
            <td data-number="people">{number(all.people)}</td>
          </tr>
        </tfoot>
      </table>
      <table css={[rows, stacked]}>
        <caption>{t('evening.paper.gates')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('evening.paper.gate')}</th>
            {SUMS.map((name) => (
              <th key={name} scope="col">
                {labelOf(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {gates.map((gate) => (
            <tr key={gate.gate ?? ''}>
              <th scope="row">{gate.gate ?? t('evening.no_gate')}</th>
              {SUMS.map((name) => (
                <td key={name} data-label={labelOf(name)}>
                  {number(gate[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('evening.paper.sum')}</th>
            {SUMS.map((name) => (
              <td key={name} data-label={labelOf(name)}>
                {number(all[name])}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {hours.length > 0 && (
        <table css={rows}>
          <caption>{t('evening.paper.hours')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('evening.paper.hour')}</th>
              <th scope="col">{t('evening.paper.households')}</th>
              <th scope="col">{t('evening.paper.people')}</th>
            </tr>
          </thead>
          <tbody>
            {hours.map(({ at, parties, people }) => (
              <tr key={at}>
                <th scope="row">{at === null ? t('evening.paper.no_time') : clockTime(at, timezone, i18n.language)}</th>
                <td>{number(parties)}</td>
                <td>{number(people)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('evening.paper.sum')}</th>
              <td>{number(all.parties)}</td>
              <td>{number(all.people)}</td>
            </tr>
          </tfoot>
        </table>
      )}
      <div>
        <p css={{ margin: '0 0 6px', fontWeight: 600 }}>
          {t('evening.paper.attention', { number: number(attention) })}
        </p>
        {devices.length === 0 ? (
          <p css={{ margin: 0 }}>{t('evening.paper.all_sent')}</p>
        ) : (
          <>
            <p css={{ margin: '0 0 4px', fontWeight: 600 }}>{t('evening.paper.devices')}</p>
            <OpenDevices devices={devices} timezone={timezone} />
          </>
        )}
      </div>
    </div>
  );
}

const sections = { display: 'grid', gap: '1.6em', minWidth: 0, marginTop: '1.2em' } as const;
const rows = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { padding: '0 0 0.3em', fontWeight: 700, textAlign: 'start' },
  '& tr': { breakInside: 'avoid' },
  '& :is(th, td)': { padding: '0.5em 0', borderTop: '1px solid #8a948f55', textAlign: 'end', verticalAlign: 'top' },
  '& :is(th, td):not(:first-of-type)': { paddingInlineStart: '1em' },
  '& thead :is(th, td)': { borderTop: 0, fontSize: '0.93em', fontWeight: 600 },
  '& :is(th[scope=row], thead th:first-of-type)': { textAlign: 'start' },
  '& th[scope=row]': { fontWeight: 600 },
  '& tfoot :is(th, td)': { borderTopWidth: 2, fontWeight: 700 },
} as const;

/** Six columns do not fit a phone: there each gate is a few lines, every number with its name. */
const stacked = {
  '@media screen and (max-width: 36em)': {
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0 1.2em', padding: '0.5em 0' },
    '& th[scope=row]': { gridColumn: '1 / -1' },
    '&&& td': { display: 'flex', justifyContent: 'space-between', padding: '0.15em 0', borderTop: 0 },
    '& td::before': { content: 'attr(data-label)', fontWeight: 400 },
  },
} as const;
