import type { HostEvent } from '../../../parts/use-host.ts';
import { ledger } from '@janur/ui';
import type { SeatedParty } from '@janur/contracts';
import type { HallView } from '../hall-view.ts';

export interface SheetProps {
  readonly view: HallView;
  readonly event: HostEvent;
  readonly hosts: string;
}

/** A table as it is called, with who sits there: those of the plan, then those that are none of it. */
export function seatedTables(view: HallView): { name: string; parties: readonly SeatedParty[] }[] {
  const drawn = view.tables.map(({ table, parties }) => ({ name: table.name, parties }));
  return [...drawn, ...view.undrawn].filter(({ parties }) => parties.length > 0);
}

/** A sheet of A4. Paper is white and its ink black by night too. */
export const paper = {
  width: '210mm',
  maxWidth: '100%',
  minHeight: '296mm',
  margin: '0 auto 20px',
  padding: '14mm 16mm',
  border: `1px solid ${ledger.border}`,
  borderRadius: 6,
  background: '#ffffff',
  color: '#1b2626',
  '@media screen and (max-width: 60em)': { minHeight: 0, padding: '20px 18px' },
} as const;

export const INK_MUTED = '#566868';
export const INK_LINE = '#cfc9be';
