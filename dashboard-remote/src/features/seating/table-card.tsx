import type { SeatedParty } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { UnstyledButton } from '@mantine/core';
import { DoorIcon, PenIcon, StarIcon } from '../../parts/icons.tsx';
import { card } from '../../parts/styles.ts';
import { May } from '../../session/may.tsx';
import { useDropTable } from './drag.tsx';
import { type HallView, type LaidTable, mainGroup } from './hall-view.ts';
import { PartyList } from './party-list.tsx';
import { isWarning, useReasonText } from './reason-text.ts';
import { useTableTitle } from './table-title.ts';

interface TableCardProps {
  laid: LaidTable;
  view: HallView;
  colourOf: (group: string | null) => string;
  onParty: (party: SeatedParty) => void;
  onTable: () => void;
}

/** A table of the list: its chairs as dots, its parties as rows, and at its foot what matters of them. */
export function TableCard({ laid, view, colourOf, onParty, onTable }: TableCardProps) {
  const { t } = useTranslation();
  const title = useTableTitle();
  const reasonText = useReasonText(view);
  const { table, parties, taken } = laid;
  const { ref, isOver } = useDropTable(table.name);
  const group = mainGroup(parties);
  const notes = [...new Set(parties.flatMap(({ reasons }) => reasons.filter(isWarning).map(reasonText)))].slice(0, 3);
  return (
    <section
      ref={ref}
      aria-label={title(table.name)}
      css={[card, whole]}
      data-over={isOver || undefined}
      data-table={table.id}
    >
      <header css={head}>
        <h2 css={heading}>
          {title(table.name)}
          {group && <span css={{ color: ledger.muted, fontWeight: 500 }}> · {group}</span>}
        </h2>
        {table.is_vip && <StarIcon size={16} css={{ color: ledger.brand }} aria-label={t('seating.vip')} />}
        {table.is_near_door && <DoorIcon size={16} css={{ color: ledger.brand }} aria-label={t('seating.near_door')} />}
        <span css={count} data-full={taken > table.seats || undefined}>
          {t('seating.taken', { taken, seats: table.seats })}
        </span>
        <May call="changeTable">
          <UnstyledButton css={pen} onClick={onTable} aria-label={t('seating.change_table', { table: table.name })}>
            <PenIcon size={17} />
          </UnstyledButton>
        </May>
      </header>
      <Dots laid={laid} colourOf={colourOf} />
      {parties.length === 0 ? (
        <p css={{ margin: 0, padding: '4px 16px 16px', color: ledger.muted }}>{t('seating.empty_table')}</p>
      ) : (
        <PartyList parties={parties} colourOf={colourOf} onParty={onParty} />
      )}
      {notes.length > 0 && <p css={foot}>{notes.join(' ')}</p>}
    </section>
  );
}

/** Chairs: taken ones in the colour of who sits there, free ones empty. */
function Dots({ laid: { table, parties }, colourOf }: Pick<TableCardProps, 'laid' | 'colourOf'>) {
  const taken = parties.flatMap(({ people, guest_group }) =>
    Array.from({ length: people }, () => colourOf(guest_group)),
  );
  const free = Math.max(0, table.seats - taken.length);
  return (
    <div aria-hidden="true" css={dots}>
      {taken.map((colour, at) => (
        <i key={at} style={{ background: colour }} />
      ))}
      {Array.from({ length: free }, (_, at) => (
        <i key={`free ${at}`} data-free />
      ))}
    </div>
  );
}

const whole = {
  alignSelf: 'start',
  '&[data-over]': { borderColor: ledger.brand, boxShadow: `0 0 0 3px ${ledger.accent}` },
} as const;
const head = { display: 'flex', alignItems: 'center', gap: 8, minHeight: 52, padding: '8px 6px 0 16px' } as const;
const heading = {
  flex: 1,
  minWidth: 0,
  margin: 0,
  fontSize: 16,
  fontWeight: 700,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
} as const;
const count = { fontWeight: 700, whiteSpace: 'nowrap', '&[data-full]': { color: ledger.danger } } as const;
const pen = {
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: 10,
  color: ledger.muted,
  '&:hover': { background: ledger.row, color: ledger.ink },
} as const;
const dots = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 5,
  padding: '0 16px 12px',
  '& i': { width: 11, height: 11, borderRadius: '50%' },
  '& i[data-free]': { boxShadow: `inset 0 0 0 1.500px ${ledger.control}` },
} as const;
const foot = {
  margin: 0,
  padding: '10px 16px 12px',
  borderTop: `1px solid ${ledger.line}`,
  color: ledger.warning,
  fontSize: 14,
  lineHeight: 1.4,
} as const;
