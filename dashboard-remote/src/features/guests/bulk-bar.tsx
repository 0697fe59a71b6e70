import { useTranslation } from '@janur/i18n';
import { ledger, media } from '@janur/ui';
import { type ReactNode, useState } from 'react';
import { BinIcon, ColumnsIcon, CrossIcon, FlagIcon, StarIcon, UshersIcon } from '../../parts/icons.tsx';
import type { HostEvent } from '../../parts/use-host.ts';
import { BulkDelete } from './bulk-delete.tsx';
import { BulkInvite } from './bulk-invite.tsx';
import { BulkTags } from './bulk-tags.tsx';
import { BulkGroup, BulkTable } from './bulk-text.tsx';
import type { Chosen } from './chosen.ts';

interface BulkBarProps {
  chosen: Chosen;
  events: readonly HostEvent[];
  groups: readonly string[];
  /** Ticks everybody whom the list shows; undefined when they are. */
  onEverybody: (() => void) | undefined;
  total: number;
  onClear: () => void;
}

type Act = 'invite' | 'table' | 'group' | 'tags' | 'delete';

/** What can be done with all ticked guests; it rises when the first one is ticked. */
export function BulkBar({ chosen, events, groups, onEverybody, total, onClear }: BulkBarProps) {
  const { t, i18n } = useTranslation();
  const [act, setAct] = useState<Act>();
  const close = () => setAct(undefined);
  const done = () => {
    close();
    onClear();
  };
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <section aria-label={t('guests.bulk.label')} css={bar}>
      <div role="status" css={{ minWidth: 0, lineHeight: 1.3 }}>
        <b css={{ display: 'block', fontWeight: 700 }}>
          {t('guests.bulk.chosen', { count: chosen.count, number: number(chosen.count) })}
        </b>
        {onEverybody ? (
          <button type="button" onClick={onEverybody} css={everybody}>
            {t('guests.bulk.everybody', { count: total, number: number(total) })}
          </button>
        ) : (
          chosen.people !== undefined && (
            <span css={{ color: ledger.onPanelMuted }}>{t('guests.people', { count: chosen.people })}</span>
          )
        )}
      </div>
      <div css={acts}>
        {events.length > 0 && (
          <Deed icon={<FlagIcon />} text={t('guests.bulk.invite')} onClick={() => setAct('invite')} />
        )}
        {events.length > 0 && (
          <Deed icon={<ColumnsIcon />} text={t('guests.column.table')} onClick={() => setAct('table')} />
        )}
        <Deed icon={<UshersIcon />} text={t('guests.group')} onClick={() => setAct('group')} />
        <Deed icon={<StarIcon />} text={t('guests.tags.title')} onClick={() => setAct('tags')} />
        <Deed icon={<BinIcon />} text={t('guests.bulk.delete')} onClick={() => setAct('delete')} isDanger />
        <button type="button" aria-label={t('guests.bulk.clear')} onClick={onClear} css={deed}>
          <CrossIcon />
        </button>
      </div>
      {act === 'invite' && <BulkInvite chosen={chosen} events={events} onClose={close} onDone={done} />}
      {act === 'table' && <BulkTable chosen={chosen} events={events} onClose={close} onDone={done} />}
      {act === 'group' && <BulkGroup chosen={chosen} groups={groups} onClose={close} onDone={done} />}
      {act === 'tags' && <BulkTags chosen={chosen} onClose={close} onDone={done} />}
      {act === 'delete' && <BulkDelete chosen={chosen} onClose={close} onDone={done} />}
    </section>
  );
}

function Deed({
  icon,
  text,
  onClick,
  isDanger,
}: {
  icon: ReactNode;
  text: string;
  onClick: () => void;
  isDanger?: true;
}) {
  return (
    <button type="button" onClick={onClick} data-danger={isDanger} css={deed}>
      {icon} {text}
    </button>
  );
}

const bar = {
  position: 'sticky',
  bottom: 12,
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 20px',
  marginTop: 14,
  padding: '10px 12px 10px 18px',
  borderRadius: 14,
  background: ledger.raised,
  color: ledger.onPanel,
  fontSize: 14,
  boxShadow: `0 16px 32px -12px ${ledger.shade}`,
  '--ledger-focus': ledger.accent,
  [media.phone]: {
    position: 'fixed',
    insetInline: 8,
    bottom: 'calc(74px + env(safe-area-inset-bottom))',
    zIndex: 9,
    flexDirection: 'column',
    alignItems: 'stretch',
    padding: '10px 8px 6px 16px',
  },
} as const;

const acts = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  [media.phone]: { justifyContent: 'space-between', marginInlineStart: -8 },
} as const;

const deed = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 7,
  minWidth: 44,
  height: 44,
  padding: '0 12px',
  border: 0,
  borderRadius: 10,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { background: '#ffffff14' },
  '&[data-danger]': { color: ledger.accent },
  [media.phone]: { flexDirection: 'column', gap: 3, height: 52, padding: '0 8px', fontSize: 12.5 },
} as const;

const everybody = {
  padding: 0,
  border: 0,
  background: 'none',
  color: ledger.accent,
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
} as const;
