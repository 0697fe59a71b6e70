import { type BodyOf, type DataOf, type inviteGuests, MOST_CHOSEN } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { eventTime } from '../../parts/times.ts';
import { useOfferUndo } from '../../parts/undo.tsx';
import type { HostEvent } from '../../parts/use-host.ts';
import type { Chosen } from './chosen.ts';
import { useRefreshGuests } from './refresh.ts';

interface BulkInviteProps {
  chosen: Chosen;
  events: readonly HostEvent[];
  onClose: () => void;
  onDone: () => void;
}

/** Invites all who are ticked to events, or takes them off; an event that is not touched stays as it is for each of them. */
export function BulkInvite({ chosen, events, onClose, onDone }: BulkInviteProps) {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const [wanted, setWanted] = useState<ReadonlyMap<number, boolean>>(new Map());
  const invite = useInvite();
  const apply = useMutation({
    mutationFn: () =>
      invite(
        chosen,
        [...wanted].map(([event_id, is_invited]) => ({ event_id, is_invited })),
      ),
    onSuccess: onDone,
  });
  const added = events.filter(({ id }) => wanted.get(id) && (chosen.invitedTo(id) ?? 0) < chosen.count);
  const loses = events.filter(({ id }) => wanted.get(id) === false && (chosen.invitedTo(id) ?? 1) > 0);
  return (
    <Sheet
      place="middle"
      title={t('guests.bulk.invite')}
      width={480}
      onClose={onClose}
      actions={
        <Button fullWidth h={46} disabled={wanted.size === 0} loading={apply.isPending} onClick={() => apply.mutate()}>
          {t('guests.bulk.apply', { count: chosen.count, number: chosen.count.toLocaleString(i18n.language) })}
        </Button>
      }
    >
      <ul css={list}>
        {events.map((event) => {
          const invited = chosen.invitedTo(event.id);
          const isMixed = !wanted.has(event.id) && (invited === undefined || (invited > 0 && invited < chosen.count));
          const isOn = wanted.get(event.id) ?? invited === chosen.count;
          return (
            <li key={event.id} css={line}>
              <label htmlFor={`invite-${event.id}`} css={{ minWidth: 0, cursor: 'pointer' }}>
                <b css={{ display: 'block', fontWeight: 600 }}>{event.title}</b>
                <span css={{ color: ledger.muted }}>
                  {[
                    eventTime(event.start_datetime, event.timezone, i18n.language),
                    invited !== undefined && t('guests.bulk.invited_of', { count: invited, total: chosen.count }),
                  ]
                    .filter(Boolean)
                    .join('. ')}
                </span>
              </label>
              <Switch
                id={`invite-${event.id}`}
                size="md"
                data-mixed={isMixed || undefined}
                aria-checked={isMixed ? 'mixed' : isOn}
                checked={isOn}
                onChange={({ currentTarget }) => setWanted(new Map(wanted).set(event.id, currentTarget.checked))}
                styles={
                  isMixed ? { track: { opacity: 0.65 }, thumb: { insetInlineStart: '50%', translate: '-50%' } } : {}
                }
              />
            </li>
          );
        })}
      </ul>
      {added.length > 0 && (
        <p css={note}>{t('guests.bulk.only_they_see', { events: added.map(({ title }) => title).join(', ') })}</p>
      )}
      {loses.length > 0 && (
        <p css={note}>{t('guests.bulk.taken_off', { events: loses.map(({ title }) => title).join(', ') })}</p>
      )}
      {apply.isError && <Problem>{reason(apply.error)}</Problem>}
    </Sheet>
  );
}

type Events = BodyOf<typeof inviteGuests>['events'];
type Done = DataOf<typeof inviteGuests>;

/** Invites and says what was done, with the way back: who was changed is changed again, and nobody else. */
export function useInvite() {
  const { t, i18n } = useTranslation();
  const refresh = useRefreshGuests();
  const offerUndo = useOfferUndo();
  const undo = async ({ changed }: Done) => {
    for (const { event_id, is_invited, codes } of changed)
      for (let at = 0; at < codes.length; at += MOST_CHOSEN) {
        const guests = { codes: codes.slice(at, at + MOST_CHOSEN) };
        await api(routes.inviteGuests, { body: { guests, events: [{ event_id, is_invited: !is_invited }] } });
      }
    await refresh();
  };
  return async ({ guests }: Pick<Chosen, 'guests'>, events: Events): Promise<Done> => {
    const { data } = await api(routes.inviteGuests, { body: { guests, events } });
    await refresh();
    const count = new Set(data.changed.flatMap(({ codes }) => codes)).size;
    const words = t('guests.bulk.invited', { count, number: count.toLocaleString(i18n.language) });
    const stay = data.arrived > 0 ? ` ${t('guests.bulk.arrived_stay', { count: data.arrived })}` : '';
    offerUndo({ id: 'guests-invited', text: words + stay, onUndo: () => void undo(data) });
    return data;
  };
}

const list = { margin: 0, padding: 0, listStyle: 'none', fontSize: 14 } as const;
const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 64,
  padding: '8px 0',
  '& + &': { borderTop: `1px solid ${ledger.line}` },
} as const;
const note = {
  margin: '12px 0 0',
  padding: '11px 14px',
  borderRadius: 10,
  background: ledger.row,
  fontSize: 14,
  lineHeight: 1.45,
} as const;
