import { type DataOf, type addOwnUsher, LIMITS, type OwnUsher } from '@janur/contracts';
import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, Skeleton, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../data.ts';
import { Confirm } from './confirm.tsx';
import { UshersIcon } from './icons.tsx';
import { ShownOnce } from './password/shown-once.tsx';
import { Problem, useReason } from './problem.tsx';
import { Sheet } from './sheet.tsx';
import { eventTime } from './times.ts';
import { submits, useUnsaved } from './unsaved.tsx';
import type { HostEvent } from './use-host.ts';
import { UsherCard } from './usher-card.tsx';
import { UsherRoleChoice } from './usher-role-choice.tsx';

const query = queryOf(api, routes.listOwnUshers, {});
type Made = DataOf<typeof addOwnUsher>;

/** Ushers whom the couple appoints itself: brothers and cousins at the door, for a day. */
export function OwnUshers({ event, text }: { event: HostEvent; text?: string | undefined }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<UshersIcon />} onClick={() => setOpen(true)}>
        {text ?? t('attendance.ushers.title')}
      </Button>
      {isOpen && <UsherSheet event={event} onClose={() => setOpen(false)} />}
    </>
  );
}

function UsherSheet({ event, onClose }: { event: HostEvent; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const ushers = useQuery(query);
  const [made, setMade] = useState<Made>();
  const form = useAppointing();
  const unsaved = useUnsaved({
    isDirty: () => form.values.name.trim() !== '',
    onSave: submits('usher-form'),
    onClose,
  });
  if (made) {
    const until = eventTime(made.valid_until, event.timezone, i18n.language);
    return (
      <Sheet
        title={t('attendance.ushers.of', { name: made.name })}
        onClose={onClose}
        actions={<Button onClick={() => setMade(undefined)}>{t('attendance.ushers.done')}</Button>}
      >
        <ShownOnce
          name={made.name}
          username={made.username}
          password={made.password}
          cardToken={made.card_token}
          path="/guest-book"
          advice={t('attendance.ushers.shown_once', { until })}
        />
      </Sheet>
    );
  }
  return (
    <Sheet title={t('attendance.ushers.title')} onClose={unsaved.close}>
      <p css={{ margin: '0 0 16px', color: ledger.muted, fontSize: 14 }}>
        {t('attendance.ushers.advice', { event: event.title })}
      </p>
      <Appoint event={event} form={form} onMade={setMade} />
      {ushers.isError && <Problem>{reason(ushers.error)}</Problem>}
      {ushers.isPending && <Skeleton h={120} radius={12} mt={18} />}
      {ushers.data && ushers.data.data.length > 0 && (
        <ul aria-label={t('attendance.ushers.appointed')} css={list}>
          {ushers.data.data.map((usher) => (
            <Usher key={usher.id} usher={usher} event={event} />
          ))}
        </ul>
      )}
      {unsaved.question}
    </Sheet>
  );
}

function useAppointing() {
  const { t } = useTranslation();
  return useForm<{ name: string; role: OwnUsher['guest_book_role'] }>({
    initialValues: { name: '', role: 'SCAN_ONLY' },
    validate: { name: (name) => (name.trim() ? null : t('attendance.ushers.name_wanted')) },
  });
}

interface AppointProps {
  event: HostEvent;
  form: ReturnType<typeof useAppointing>;
  onMade: (usher: Made) => void;
}

function Appoint({ event, form, onMade }: AppointProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const queries = useQueryClient();
  const add = useMutation({
    mutationFn: ({ name, role }: typeof form.values) =>
      api(routes.addOwnUsher, { body: { event_id: event.id, name, guest_book_role: role } }),
    onSuccess: async ({ data }) => {
      await queries.invalidateQueries({ queryKey: query.queryKey });
      form.reset();
      onMade(data);
    },
  });
  return (
    <form
      id="usher-form"
      noValidate
      onSubmit={form.onSubmit((draft) => add.mutate(draft))}
      css={{ display: 'grid', gap: 14 }}
    >
      <TextInput
        size="md"
        data-autofocus
        label={t('attendance.ushers.name')}
        maxLength={LIMITS.person_name}
        {...form.getInputProps('name')}
      />
      <UsherRoleChoice value={form.values.role} onChange={(role) => form.setFieldValue('role', role)} />
      <Button type="submit" loading={add.isPending}>
        {t('attendance.ushers.appoint')}
      </Button>
      {add.isError && <Problem>{reason(add.error)}</Problem>}
    </form>
  );
}

function Usher({ usher, event }: { usher: OwnUsher; event: HostEvent }) {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const queries = useQueryClient();
  const [hasCard, setHasCard] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const end = useMutation({
    mutationFn: () => api(routes.endOwnUsher, { params: { accountId: usher.id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  return (
    <li css={row}>
      <span css={{ flex: '1 1 240px', minWidth: 0, lineHeight: 1.4 }}>
        <b css={{ fontSize: 15, fontWeight: 600 }}>{usher.name}</b>
        <span css={{ display: 'block', color: ledger.muted, fontSize: 14 }}>
          {t(`ushers.role.${usher.guest_book_role}`)},{' '}
          {t('attendance.ushers.until', { time: eventTime(usher.valid_until, event.timezone, i18n.language) })}
        </span>
        {usher.last_login_at === null && (
          <span css={{ color: ledger.warning, fontSize: 14, fontWeight: 600 }}>{t('attendance.ushers.not_yet')}</span>
        )}
      </span>
      <div css={deeds}>
        <Button
          variant="default"
          onClick={() => setHasCard(true)}
          aria-label={t('attendance.ushers.card_name', { name: usher.name })}
        >
          {t('ushers.login_card')}
        </Button>
        <Button
          variant="default"
          c={ledger.danger}
          onClick={() => setAsked(true)}
          aria-label={t('attendance.ushers.dismiss_name', { name: usher.name })}
        >
          {t('attendance.ushers.dismiss')}
        </Button>
      </div>
      {hasCard && <UsherCard usher={usher} onClose={() => setHasCard(false)} />}
      {isAsked && (
        <Confirm
          title={t('attendance.ushers.dismiss_question', { name: usher.name })}
          verb={t('attendance.ushers.dismiss')}
          isBusy={end.isPending}
          problem={end.isError ? reason(end.error) : undefined}
          onConfirm={() => end.mutate()}
          onClose={() => setAsked(false)}
        >
          <p css={{ margin: 0, lineHeight: 1.5 }}>{t('attendance.ushers.dismiss_advice')}</p>
        </Confirm>
      )}
    </li>
  );
}

const deeds = { display: 'flex', flexWrap: 'wrap', gap: 8, marginInlineStart: 'auto' } as const;
const list = { margin: '22px 0 0', padding: 0, borderTop: `1px solid ${ledger.line}`, listStyle: 'none' } as const;
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '12px 0',
  borderBottom: `1px solid ${ledger.line}`,
} as const;
