import { type AnswerChannel, ANSWER_CHANNELS, type BodyOf, type recordAnswer } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { ActionIcon, NativeSelect, Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data.ts';
import { MinusIcon, PlusIcon } from '../../parts/icons.tsx';
import { Problem, useReason } from '../../parts/problem.tsx';
import { eventTime } from '../../parts/times.ts';
import { useOfferUndo } from '../../parts/undo.tsx';
import type { Host, HostEvent } from '../../parts/use-host.ts';
import { AnswerChoice } from './answer-choice.tsx';
import { useInvite } from './bulk-invite.tsx';
import { MAX_TOTAL } from './guest-form.ts';
import { useRefreshGuests } from './refresh.ts';
import { TableField } from './table-cell.tsx';
import { WhoComes } from './who-comes.tsx';
import type { Guest } from './use-guest-list.ts';

interface EventAnswersProps {
  guest: Guest;
  host: Host;
  /** The invitation is for so many people now. */
  onInvited: (people: number) => void;
}

/** What a guest is invited to and answered, event by event; each change is saved at once, with the way back. */
export function EventAnswers({ guest, host, onInvited }: EventAnswersProps) {
  const { t } = useTranslation();
  const [channel, setChannel] = useState<AnswerChannel>('PHONE');
  const [now] = useState(() => Date.now());
  const isOver = host.answers_until !== null && now > Date.parse(host.answers_until);
  return (
    <section aria-label={t('guests.sheet.answers')} css={{ marginBottom: 22 }}>
      <header css={head}>
        <h3 css={title}>{t('guests.sheet.answers')}</h3>
        <NativeSelect
          aria-label={t('guests.sheet.channel')}
          value={channel}
          onChange={({ currentTarget }) =>
            setChannel(ANSWER_CHANNELS.find((known) => known === currentTarget.value) ?? 'OTHER')
          }
          data={ANSWER_CHANNELS.map((value) => ({ value, label: t(`guests.channel.${value}`) }))}
        />
      </header>
      {isOver && <p css={over}>{t('guests.sheet.over')}</p>}
      <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {host.events.map((event) => (
          <EventAnswer key={event.id} event={event} guest={guest} channel={channel} onInvited={onInvited} />
        ))}
      </ul>
      {isOver && <LateAnswer guest={guest} />}
    </section>
  );
}

interface EventAnswerProps {
  event: HostEvent;
  guest: Guest;
  channel: AnswerChannel;
  onInvited: (people: number) => void;
}

function EventAnswer({ event, guest, channel, onInvited }: EventAnswerProps) {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const invite = useInvite();
  const place = guest.event_details.find(({ event_id }) => event_id === event.id);
  const change = useMutation({
    mutationFn: (is_invited: boolean) =>
      invite({ guests: { codes: [guest.code] } }, [{ event_id: event.id, is_invited }]),
  });
  const isInvited = change.isPending ? change.variables : place !== undefined;
  return (
    <li css={row}>
      <Switch
        size="md"
        checked={isInvited}
        disabled={change.isPending}
        onChange={({ currentTarget }) => change.mutate(currentTarget.checked)}
        label={event.title}
        description={
          isInvited ? eventTime(event.start_datetime, event.timezone, i18n.language) : t('guests.sheet.not_invited')
        }
        styles={{ label: { fontSize: 15, fontWeight: 600 } }}
      />
      {place && <Answer place={place} guest={guest} event={event} channel={channel} onInvited={onInvited} />}
      {change.isError && <Problem>{reason(change.error)}</Problem>}
      {change.data !== undefined && change.data.arrived > 0 && <Problem>{t('guests.has_arrived')}</Problem>}
    </li>
  );
}

type Place = Guest['event_details'][number];
type Said = Pick<BodyOf<typeof recordAnswer>, 'confirmation_status' | 'total_guests' | 'members'>;
/** With `invited` the invitation becomes one for so many people, before the answer that needs it. */
type Wanted = Said & { readonly invited?: number };

interface AnswerProps extends EventAnswerProps {
  place: Place;
}

function Answer({ place, guest, event, channel, onInvited }: AnswerProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const refresh = useRefreshGuests();
  const offerUndo = useOfferUndo();
  const params = { guestCode: guest.code, eventId: place.event_id };
  const record = useMutation({
    mutationFn: async ({ invited, ...said }: Wanted) => {
      if (invited !== undefined) {
        await api(routes.changeGuest, { params: { guestCode: guest.code }, body: { total_guests: invited } });
        onInvited(invited);
      }
      try {
        await api(routes.recordAnswer, { params, body: { ...said, channel } });
      } finally {
        await refresh();
      }
    },
    onSuccess: (_, { confirmation_status: status, members, total_guests = place.total_guests, invited }) => {
      const count = members?.length ?? total_guests;
      const words = { event: place.event_title, count, total: place.total_guests };
      offerUndo({
        id: `answer-${guest.code}-${place.event_id}`,
        text: t(invited === undefined ? `guests.sheet.recorded.${status}` : 'guests.sheet.raised', words),
        onUndo: () =>
          record.mutate({ ...saidOf(place), ...(invited !== undefined && { invited: place.total_guests }) }),
      });
    },
  });
  const shown = record.isPending ? record.variables : saidOf(place);
  const coming = shown.members?.length ?? shown.total_guests ?? place.total_guests;
  const isNamed = guest.members.length > 1;
  const isFull = coming >= place.total_guests;
  // whose household is named grows by a name
  const mayGrow =
    guest.members.length === 0 && place.total_guests === guest.total_guests && place.total_guests < MAX_TOTAL;
  const step = (by: number) => {
    const total_guests = coming + by;
    const invited = total_guests > place.total_guests && { invited: total_guests };
    record.mutate({ confirmation_status: 'CONFIRMED', total_guests, ...invited });
  };
  return (
    <div css={answer}>
      <AnswerChoice
        label={t('guests.sheet.answer_to', { event: place.event_title })}
        value={shown.confirmation_status}
        onSay={(status) => record.mutate({ confirmation_status: status })}
      />
      {shown.confirmation_status === 'CONFIRMED' && isNamed && place.confirmation_status === 'CONFIRMED' && (
        <WhoComes
          guest={guest}
          place={place}
          meals={event.meals}
          isBusy={record.isPending}
          onSay={(members) => record.mutate({ confirmation_status: 'CONFIRMED', members })}
        />
      )}
      {shown.confirmation_status === 'CONFIRMED' && !isNamed && (
        <div role="group" aria-label={t('guests.column.coming')} css={stepper}>
          <span css={steps}>
            <ActionIcon
              aria-label={t('guests.sheet.fewer')}
              disabled={coming <= 1 || record.isPending}
              onClick={() => step(-1)}
            >
              <MinusIcon />
            </ActionIcon>
            <b css={{ minWidth: 26, fontSize: 15, textAlign: 'center' }}>{coming}</b>
            <ActionIcon
              aria-label={t('guests.sheet.more')}
              disabled={(isFull && !mayGrow) || record.isPending}
              onClick={() => step(1)}
            >
              <PlusIcon />
            </ActionIcon>
          </span>
          <span css={{ color: ledger.muted }}>{t('guests.sheet.of', { total: place.total_guests })}</span>
          {isFull && !mayGrow && <span css={most}>{t('guests.sheet.most')}</span>}
        </div>
      )}
      <label css={{ display: 'flex', alignItems: 'center', gap: 8, color: ledger.muted }}>
        {t('guests.column.table')}
        <TableField name={`${guest.name}, ${place.event_title}`} id={place.guest_event_id} table={place.table_number} />
      </label>
      {record.isError && <Problem>{reason(record.error)}</Problem>}
    </div>
  );
}

/** What stands there, as it would be said again: by name where it is known who comes, else by the number. */
function saidOf({ confirmation_status, total_guest, members }: Place): Said {
  if (confirmation_status !== 'CONFIRMED') return { confirmation_status };
  const isKnown = members.length > 0 && members.every(({ comes }) => comes !== null);
  const named = members.flatMap(({ member_id: id, comes, meal_id }) => (comes ? [{ id, meal_id }] : []));
  if (isKnown && named.length > 0) return { confirmation_status, members: named };
  return { confirmation_status, ...(total_guest > 0 && { total_guests: total_guest }) };
}

/** After the deadline the form opens again for this guest alone. */
function LateAnswer({ guest }: { guest: Guest }) {
  const { t } = useTranslation();
  const refresh = useRefreshGuests();
  const open = useMutation({
    mutationFn: async (may_answer_late: boolean) => {
      await api(routes.openAnswer, { params: { guestCode: guest.code }, body: { may_answer_late } });
      await refresh();
    },
  });
  return (
    <Switch
      mt={14}
      size="md"
      label={t('guests.sheet.late')}
      description={t('guests.sheet.late_hint')}
      checked={open.isPending ? open.variables : guest.may_answer_late}
      onChange={({ currentTarget }) => open.mutate(currentTarget.checked)}
    />
  );
}

const head = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 6,
  '& > h3': { flex: 'none' },
  '& > div': { flex: '0 1 auto', minWidth: 0 },
} as const;
const title = { margin: 0, fontSize: 15, fontWeight: 700 } as const;
const over = { margin: '0 0 4px', color: ledger.warning, fontSize: 14, fontWeight: 600 } as const;
const row = {
  display: 'grid',
  gap: 10,
  padding: '14px 0',
  borderTop: `1px solid ${ledger.line}`,
  '&:first-of-type': { borderTop: 0 },
} as const;
const answer = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 14px',
  paddingInlineStart: 58,
  '@media (max-width: 26em)': { paddingInlineStart: 0 },
} as const;
const stepper = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 10px' } as const;
const steps = {
  display: 'inline-flex',
  alignItems: 'center',
  padding: 1,
  border: `1px solid ${ledger.control}`,
  borderRadius: 10,
} as const;
const most = { flex: '1 0 100%', color: ledger.muted, fontSize: 14 } as const;
