import type { SeatedParty } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { FONT_TITLE } from '@janur/ui';
import { useTableTitle } from '../table-title.ts';
import { INK_LINE, INK_MUTED, paper, seatedTables, type SheetProps } from './paper.ts';

const ON_A_SHEET = 10;

/** Cards that are folded and stand on the table: one a party, in the order in which they are laid out. */
export function PlaceCards({ view, hosts }: SheetProps) {
  const { t } = useTranslation();
  const cards = seatedTables(view).flatMap(({ name, parties }) => parties.map((party) => ({ party, table: name })));
  const sheets = Math.ceil(cards.length / ON_A_SHEET);
  return Array.from({ length: sheets }, (_, sheet) => (
    <ul key={sheet} data-print="sheet" aria-label={t('cards.sheet', { number: sheet + 1 })} css={[paper, grid]}>
      {cards.slice(sheet * ON_A_SHEET, (sheet + 1) * ON_A_SHEET).map(({ party, table }) => (
        <PlaceCard key={party.guest_event_id} {...{ party, table, hosts }} />
      ))}
    </ul>
  ));
}

function PlaceCard({ party, table, hosts }: { party: SeatedParty; table: string; hosts: string }) {
  const { t } = useTranslation();
  const title = useTableTitle();
  return (
    <li css={folded}>
      {/* the back, upside down above the fold: it can be read from the other side of the table */}
      <span aria-hidden="true" css={back}>
        {hosts}
      </span>
      <span css={front}>
        <b css={{ font: `400 21pt/1.08 ${FONT_TITLE}`, overflowWrap: 'anywhere' }}>{party.name}</b>
        <span css={{ marginTop: '2mm', color: INK_MUTED, fontSize: '9pt', fontWeight: 600 }}>
          {title(table)}
          {party.people > 1 && `, ${t('seating.people', { count: party.people })}`}
        </span>
      </span>
    </li>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gridTemplateRows: 'repeat(5, 1fr)',
  height: '296mm',
  padding: '8mm',
  listStyle: 'none',
  '@media screen and (max-width: 60em)': {
    gridTemplateColumns: '1fr',
    gridTemplateRows: 'none',
    height: 'auto',
    padding: 12,
  },
} as const;

const folded = {
  display: 'grid',
  gridTemplateRows: '1fr 1fr',
  minWidth: 0,
  minHeight: '54mm',
  border: `0.2mm dashed ${INK_LINE}`,
  overflow: 'hidden',
} as const;

const back = {
  display: 'grid',
  placeContent: 'center',
  color: INK_MUTED,
  font: `400 12pt/1.2 ${FONT_TITLE}`,
  transform: 'rotate(180deg)',
  // turned over, its upper edge is the fold
  borderTop: `0.2mm dotted ${INK_LINE}`,
} as const;

const front = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  padding: '2mm 5mm',
  textAlign: 'center',
} as const;
