import { addGuest, type BodyOf, type changeGuests, limitAt, LIMITS } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { Autocomplete, Button, NativeSelect, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { HostEvent } from '../../parts/use-host.ts';
import type { Chosen } from './chosen.ts';
import { useRefreshGuests } from './refresh.ts';

export interface BulkProps {
  chosen: Chosen;
  onClose: () => void;
  onDone: () => void;
}

export function useChange({ chosen, onDone }: BulkProps) {
  const refresh = useRefreshGuests();
  return useMutation({
    mutationFn: async (change: Omit<BodyOf<typeof changeGuests>, 'guests'>) => {
      await api(routes.changeGuests, { body: { guests: chosen.guests, ...change } });
      await refresh();
    },
    onSuccess: onDone,
  });
}

/** One group for all who are ticked; an empty one takes it away. */
export function BulkGroup({ groups, ...props }: BulkProps & { groups: readonly string[] }) {
  const { t } = useTranslation();
  const reason = useReason();
  const [group, setGroup] = useState('');
  const change = useChange(props);
  return (
    <Asked
      {...props}
      title={t('guests.group')}
      isBusy={change.isPending}
      problem={change.isError ? reason(change.error) : undefined}
      onSubmit={() => change.mutate({ guest_group: group.trim() || null })}
    >
      <Autocomplete
        data-autofocus
        label={t('guests.field.group')}
        description={t('guests.bulk.group_hint')}
        data={[...groups]}
        maxLength={limitAt(addGuest.body, 'guest_group')}
        value={group}
        onChange={setGroup}
      />
    </Asked>
  );
}

/** One table at one event for all who are ticked. */
export function BulkTable({ events, ...props }: BulkProps & { events: readonly HostEvent[] }) {
  const { t } = useTranslation();
  const reason = useReason();
  const [eventId, setEventId] = useState(String(events.at(-1)?.id ?? ''));
  const [table, setTable] = useState('');
  const change = useChange(props);
  return (
    <Asked
      {...props}
      title={t('guests.column.table')}
      isBusy={change.isPending}
      problem={change.isError ? reason(change.error) : undefined}
      onSubmit={() => change.mutate({ table: { event_id: Number(eventId), table_number: table.trim() || null } })}
    >
      {events.length > 1 && (
        <NativeSelect
          label={t('guests.event')}
          data={events.map(({ id, title }) => ({ value: String(id), label: title }))}
          value={eventId}
          onChange={({ currentTarget }) => setEventId(currentTarget.value)}
        />
      )}
      <TextInput
        data-autofocus
        label={t('guests.field.table')}
        description={t('guests.bulk.table_hint')}
        maxLength={LIMITS.table}
        value={table}
        onChange={({ currentTarget }) => setTable(currentTarget.value)}
      />
    </Asked>
  );
}

interface AskedProps extends BulkProps {
  title: string;
  isBusy: boolean;
  problem: string | undefined;
  onSubmit: () => void;
  children: React.ReactNode;
}

export function Asked({ chosen, title, isBusy, problem, onSubmit, onClose, children }: AskedProps) {
  const { t, i18n } = useTranslation();
  const number = chosen.count.toLocaleString(i18n.language);
  return (
    <Sheet
      place="middle"
      title={title}
      onClose={onClose}
      actions={
        <Button type="submit" form="bulk-form" fullWidth h={46} loading={isBusy}>
          {t('guests.bulk.apply', { count: chosen.count, number })}
        </Button>
      }
    >
      <form
        id="bulk-form"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        css={{ display: 'grid', gap: 16 }}
      >
        {children}
        {problem && <Problem>{problem}</Problem>}
      </form>
    </Sheet>
  );
}
