import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { BinIcon, ColumnsIcon, FlagIcon, SendIcon, StarIcon, UshersIcon } from '../../parts/icons.tsx';
import { queueAddress } from '../../parts/messages/queue-address.ts';
import { Deed, TickedBar, ticksMore } from '../../parts/ticked-bar.tsx';
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

/** What can be done with all ticked guests. */
export function BulkBar({ chosen, events, groups, onEverybody, total, onClear }: BulkBarProps) {
  const { t, i18n } = useTranslation();
  const [act, setAct] = useState<Act>();
  const navigate = useNavigate();
  const { nextMessage, whom } = chosen;
  const close = () => setAct(undefined);
  const done = () => {
    close();
    onClear();
  };
  const number = (value: number) => value.toLocaleString(i18n.language);
  return (
    <TickedBar
      label={t('guests.bulk.label')}
      title={t('guests.bulk.chosen', { count: chosen.count, number: number(chosen.count) })}
      below={
        onEverybody ? (
          <button type="button" onClick={onEverybody} css={ticksMore}>
            {t('guests.bulk.everybody', { count: total, number: number(total) })}
          </button>
        ) : (
          chosen.people !== undefined && (
            <span css={{ color: ledger.onPanelMuted }}>{t('guests.people', { count: chosen.people })}</span>
          )
        )
      }
      deeds={
        <>
          {events.length > 0 && (
            <Deed icon={<FlagIcon />} text={t('guests.bulk.invite')} onClick={() => setAct('invite')} />
          )}
          {events.length > 0 && (
            <Deed icon={<ColumnsIcon />} text={t('guests.column.table')} onClick={() => setAct('table')} />
          )}
          {nextMessage && (
            <Deed
              icon={<SendIcon />}
              text={t(`guests.bulk.send.${nextMessage}`)}
              onClick={() => void navigate(queueAddress(nextMessage, whom))}
            />
          )}
          <Deed icon={<UshersIcon />} text={t('guests.group')} onClick={() => setAct('group')} />
          <Deed icon={<StarIcon />} text={t('guests.tags.title')} onClick={() => setAct('tags')} />
          <Deed icon={<BinIcon />} text={t('guests.bulk.delete')} onClick={() => setAct('delete')} isDanger />
        </>
      }
      clearLabel={t('guests.bulk.clear')}
      onClear={onClear}
    >
      {act === 'invite' && <BulkInvite chosen={chosen} events={events} onClose={close} onDone={done} />}
      {act === 'table' && <BulkTable chosen={chosen} events={events} onClose={close} onDone={done} />}
      {act === 'group' && <BulkGroup chosen={chosen} groups={groups} onClose={close} onDone={done} />}
      {act === 'tags' && <BulkTags chosen={chosen} onClose={close} onDone={done} />}
      {act === 'delete' && <BulkDelete chosen={chosen} onClose={close} onDone={done} />}
    </TickedBar>
  );
}
