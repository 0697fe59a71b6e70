import type { CatererSheet } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { FONT_TITLE } from '@janur/ui';
import { paper } from '../../parts/styles.ts';
import { eventTime } from '../../parts/times.ts';
import { Changes } from './changes.tsx';

/** The sheet as the kitchen gets it: A4, black on white by night too. */
export function Paper({ sheet, hosts }: { sheet: CatererSheet; hosts: string }) {
  const { t, i18n } = useTranslation();
  const number = (value: number) => value.toLocaleString(i18n.language);
  const when = eventTime(sheet.start_datetime, sheet.timezone, i18n.language);
  const made = sheet.sheet && eventTime(sheet.sheet.made_at, sheet.timezone, i18n.language);
  return (
    <article data-print="sheet" aria-label={t('caterer.sheet')} css={paper}>
      <header css={{ borderBottom: '0.4mm solid #1b2626', paddingBottom: '4mm' }}>
        <p css={{ margin: 0, fontSize: '10pt' }}>{hosts}</p>
        <h2 css={{ margin: '1mm 0', font: `400 24pt/1.1 ${FONT_TITLE}` }}>{sheet.event_title}</h2>
        <p css={{ margin: 0, fontSize: '10pt' }}>{[when, sheet.location].filter(Boolean).join(', ')}</p>
      </header>
      <dl css={numbers}>
        <Number value={number(sheet.people)} text={t('caterer.paper.people')} isFirst />
        <Number value={number(sheet.children)} text={t('caterer.paper.children')} />
        <Number value={number(sheet.households)} text={t('caterer.paper.households')} />
      </dl>
      {sheet.meals.length > 0 && (
        <section>
          <h3 css={heading}>{t('caterer.menu')}</h3>
          <table css={rows}>
            <tbody>
              {sheet.meals.map(({ name, people, is_for_children }) => (
                <tr key={name ?? ''}>
                  <th scope="row">
                    {name ?? t('caterer.open')}
                    {is_for_children && ` (${t('caterer.for_children')})`}
                  </th>
                  <td data-number>{number(people)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {sheet.diets.length > 0 && (
        <section>
          <h3 css={heading}>{t('caterer.diets')}</h3>
          <table css={rows}>
            <tbody>
              {sheet.diets.map(({ name, household, diet, table_number }) => (
                <tr key={`${household} ${name} ${diet}`}>
                  <th scope="row">{diet}</th>
                  <td>{name === household ? name : `${name}, ${household}`}</td>
                  <td data-number>{table_number && t('cards.table', { table: table_number })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {sheet.since && (
        <section>
          <h3 css={heading}>
            {t('caterer.paper.since', { time: eventTime(sheet.since.made_at, sheet.timezone, i18n.language) })}
          </h3>
          <Changes changes={sheet.changes} isPaper />
        </section>
      )}
      <section>
        <h3 css={heading}>{t('caterer.paper.list')}</h3>
        <table css={[rows, { fontSize: '9pt' }]}>
          <tbody>
            {sheet.list.map(({ guest_code, household, people, members, table_number }) => (
              <tr key={guest_code}>
                <th scope="row">
                  {household}
                  {members.length > 0 && <span css={{ display: 'block', fontWeight: 400 }}>{namesOf(members, t)}</span>}
                </th>
                <td data-number>{people}</td>
                <td data-number>{table_number && t('cards.table', { table: table_number })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {made && (
        <p css={{ margin: '6mm 0 0', fontSize: '8.5pt' }}>
          {t('caterer.paper.made', { time: made, name: sheet.sheet?.made_by })}
        </p>
      )}
    </article>
  );
}

function Number({ value, text, isFirst = false }: { value: string; text: string; isFirst?: boolean }) {
  return (
    <div>
      <dd css={{ margin: 0, font: `400 ${isFirst ? 40 : 26}pt/1 ${FONT_TITLE}` }}>{value}</dd>
      <dt css={{ fontSize: '9.5pt' }}>{text}</dt>
    </div>
  );
}

const namesOf = (members: CatererSheet['list'][number]['members'], t: ReturnType<typeof useTranslation>['t']) =>
  members
    .map(({ name, is_child, meal, diet }) => {
      const notes = [is_child && t('guests.member.child'), meal, diet].filter(Boolean).join(', ');
      return notes ? `${name} (${notes})` : name;
    })
    .join('; ');

const numbers = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '4mm 12mm',
  margin: '5mm 0',
} as const;
const heading = { margin: '6mm 0 1mm', fontSize: '11pt', fontWeight: 700, breakAfter: 'avoid' } as const;
const rows = {
  width: '100%',
  borderCollapse: 'collapse',
  '& tr': { breakInside: 'avoid' },
  '& :is(th, td)': {
    padding: '1.1mm 3mm 1.1mm 0',
    borderTop: '0.2mm solid #cfc9bd',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': { fontWeight: 600 },
  '& [data-number]': { width: '22mm', paddingInlineEnd: 0, textAlign: 'end', whiteSpace: 'nowrap' },
} as const;
