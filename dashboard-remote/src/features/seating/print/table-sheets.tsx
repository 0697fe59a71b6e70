import { useTranslation } from '@janur/i18n';
import { FONT_TITLE } from '@janur/ui';
import { peopleOf } from '../hall-view.ts';
import { useTableTitle } from '../table-title.ts';
import { INK_LINE, INK_MUTED, paper, seatedTables, type SheetProps } from './paper.ts';

/** Who sits at each table, for those who serve: several tables a sheet, none torn apart. */
export function TableSheets({ view, event, hosts }: SheetProps) {
  const { t } = useTranslation();
  const title = useTableTitle();
  return (
    <section data-print="sheet" css={paper}>
      <h2 css={head}>{t('seating.paper.tables')}</h2>
      <p css={{ margin: '1mm 0 6mm', color: INK_MUTED, fontSize: '10pt' }}>{[hosts, event.title].join(', ')}</p>
      <div css={columns}>
        {seatedTables(view).map(({ name, parties }) => (
          <section key={name} css={table}>
            <h3 css={row}>
              <b>{title(name)}</b>
              <b>{t('seating.people', { count: peopleOf(parties) })}</b>
            </h3>
            <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
              {parties.map((party) => (
                <li key={party.guest_event_id} css={row}>
                  <span>{party.name}</span>
                  <span>{party.people}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

const head = { margin: 0, font: `400 24pt/1.1 ${FONT_TITLE}` } as const;
const columns = { columns: '2 70mm', columnGap: '10mm' } as const;
const table = { breakInside: 'avoid', marginBottom: '6mm' } as const;

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  margin: 0,
  padding: '1.2mm 0',
  borderBottom: `0.2mm solid ${INK_LINE}`,
  fontSize: '10pt',
  lineHeight: 1.3,
  fontWeight: 500,
  overflowWrap: 'anywhere',
} as const;
