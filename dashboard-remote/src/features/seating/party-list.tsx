import type { SeatedParty } from '@janur/contracts';
import { ledger } from '@janur/ui';
import { PartyRow } from './party-row.tsx';

interface PartyListProps {
  parties: readonly SeatedParty[];
  colourOf: (group: string | null) => string;
  onParty: (party: SeatedParty) => void;
}

/** Parties as rows that can be dragged and opened. */
export const PartyList = ({ parties, colourOf, onParty }: PartyListProps) => (
  <ul css={{ margin: 0, padding: 0, borderTop: `1px solid ${ledger.line}`, listStyle: 'none' }}>
    {parties.map((party) => (
      <PartyRow
        key={party.guest_event_id}
        party={party}
        colour={colourOf(party.guest_group)}
        onOpen={() => onParty(party)}
      />
    ))}
  </ul>
);
