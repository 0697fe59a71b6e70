import { useTranslation } from '@janur/i18n';
import { FONT_TITLE } from '@janur/ui';
import { useTableTitle } from '../table-title.ts';
import { INK_LINE, INK_MUTED, paper, seatedTables, type SheetProps } from './paper.ts';

/** Everybody by name with the table, to be hung at the door. */
export function NameList({ view, event, hosts }: SheetProps) {
  const { t, i18n } = useTranslation();
  const title = useTableTitle();
  const order = new Intl.Collator(i18n.language, { numeric: true, sensitivity: 'base' });
  const all = seatedTables(view)
    .flatMap(({ name, parties }) => parties.map((party) => ({ party, table: name })))
    .toSorted((one, other) => order.compare(one.party.name, other.party.name));
  return (
    <section data-print="sheet" css={paper}>
      <h2 css={{ margin: 0, font: `400 24pt/1.1 ${FONT_TITLE}` }}>{t('seating.paper.where')}</h2>
      <p css={{ margin: '1mm 0 6mm', color: INK_MUTED, fontSize: '10pt' }}>{[hosts, event.title].join(', ')}</p>
      <ul css={{ columns: '2 70mm', columnGap: '10mm', margin: 0, padding: 0, listStyle: 'none' }}>
        {all.map(({ party, table }) => (
          <li key={party.guest_event_id} css={row}>
            <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>{party.name}</span>
            <b css={{ flex: 'none' }}>{title(table)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  padding: '1.2mm 0',
  borderBottom: `0.2mm solid ${INK_LINE}`,
  fontSize: '10pt',
  lineHeight: 1.3,
  breakInside: 'avoid',
} as const;
