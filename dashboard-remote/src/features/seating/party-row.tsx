import type { SeatedParty } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { UnstyledButton } from '@mantine/core';
import { DoorIcon, GripIcon, PinIcon, StarIcon, WarningIcon } from '../../parts/icons.tsx';
import { oneLine } from '../../parts/styles.ts';
import { May, useMay } from '../../session/may.tsx';
import { useDragParty } from './drag.tsx';
import { isSilent } from './hall-view.ts';
import { isWarning } from './reason-text.ts';

interface PartyRowProps {
  party: SeatedParty;
  colour: string;
  onOpen: () => void;
}

/** One party: its handle drags it, its name opens what is known of its seat. */
export function PartyRow({ party, colour, onOpen }: PartyRowProps) {
  const { t } = useTranslation();
  const may = useMay();
  const { handle, isDragging } = useDragParty(party);
  const warns = party.table_number !== null && party.reasons.some(isWarning);
  const words = (
    <>
      <span css={{ minWidth: 0, flex: 1 }}>
        <b css={name}>{party.name}</b>
        {(party.guest_group || isSilent(party)) && (
          <span css={below}>
            {party.guest_group && (
              <>
                <i css={dot} style={{ background: colour }} />
                <span css={oneLine}>{party.guest_group}</span>
              </>
            )}
            {isSilent(party) && <small css={silent}>{t('seating.pending')}</small>}
          </span>
        )}
      </span>
      {warns && <WarningIcon size={16} css={{ color: ledger.warning }} aria-label={t('seating.look')} />}
      {party.wish === 'VIP' && <StarIcon size={16} css={sign} aria-label={t('seating.wish.VIP')} />}
      {party.wish === 'DOOR' && <DoorIcon size={16} css={sign} aria-label={t('seating.wish.DOOR')} />}
      {party.is_pinned && <PinIcon size={16} css={sign} aria-label={t('seating.pinned')} />}
      <span css={{ minWidth: 18, textAlign: 'end', fontWeight: 700 }}>
        {party.people}
        <span css={hidden}> {t('seating.people_word', { count: party.people })}</span>
      </span>
    </>
  );
  return (
    <li css={row} data-dragged={isDragging || undefined}>
      <May call="seatParties">
        <UnstyledButton {...handle} css={grip} aria-label={t('seating.move_party', { name: party.name })}>
          <GripIcon size={16} />
        </UnstyledButton>
      </May>
      {may('seatParties') ? (
        <UnstyledButton css={body} onClick={onOpen}>
          {words}
        </UnstyledButton>
      ) : (
        <span css={[body, { paddingInlineStart: 16 }]}>{words}</span>
      )}
    </li>
  );
}

const row = {
  display: 'flex',
  alignItems: 'stretch',
  minHeight: 48,
  borderTop: `1px solid ${ledger.line}`,
  '&:first-of-type': { borderTop: 0 },
  '&[data-dragged]': { opacity: 0.4 },
  '&:hover': { background: ledger.row },
} as const;

const grip = {
  display: 'grid',
  placeContent: 'center',
  width: 36,
  color: ledger.faint,
  cursor: 'grab',
  touchAction: 'none',
  '&[aria-disabled=true]': { visibility: 'hidden' },
  '@media (hover: none)': { width: 44 },
} as const;

const body = {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 1,
  minWidth: 0,
  padding: '7px 16px 7px 4px',
  fontSize: 14,
  lineHeight: 1.3,
} as const;

// a name is never cut: it has a second line before that
const name = {
  display: 'block',
  fontSize: 15,
  fontWeight: 600,
  color: ledger.ink,
  overflowWrap: 'anywhere',
} as const;
const below = {
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  color: ledger.muted,
  fontSize: 13,
} as const;
const silent = { flex: 'none', color: ledger.warning, fontSize: 13, fontWeight: 600 } as const;
const dot = { flex: 'none', width: 8, height: 8, borderRadius: '50%' } as const;
const sign = { flex: 'none', color: ledger.brand } as const;
const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;
