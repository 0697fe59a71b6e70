import { ApiError, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../data.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import type { Host } from '../../parts/use-host.ts';
import { DeleteGuest, TakeAnswerBack } from './delete-guest.tsx';
import { changesOf, draftOf, type GuestDraft, MAX_TOTAL, newGuestOf, problemsOf } from './guest-form.ts';
import { GuestFields } from './guest-fields.tsx';
import { GuestTicket } from './guest-ticket.tsx';
import { AnswerHistory } from './answer-history.tsx';
import { EventAnswers } from './event-answers.tsx';
import { Members } from './members.tsx';
import { useRefreshGuests } from './refresh.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';
import type { Guest } from './use-guest-list.ts';

interface GuestDrawerProps {
  guest: Guest | undefined;
  host: Host;
  onClose: () => void;
}

/** One guest: link and QR code, what is known, and the way out of the list. */
export function GuestDrawer({ guest, host, onClose }: GuestDrawerProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const [asked, setAsked] = useState<'delete' | 'take back'>();
  const form = useForm<GuestDraft>({
    initialValues: draftOf(guest, host),
    validate: (draft) =>
      Object.fromEntries(
        Object.entries(problemsOf(draft, !guest, host.events.length > 0)).map(([name, problem]) => [
          name,
          t(`guests.problem.${problem}`, { max: MAX_TOTAL }),
        ]),
      ),
    onValuesChange: () => save.isError && save.reset(),
  });
  const refresh = useRefreshGuests();
  const isLeaving = useRef(false);
  const close = () => setAsked(undefined);
  async function leave() {
    await refresh();
    isLeaving.current = true;
    onClose();
  }
  const save = useMutation({
    mutationFn: async ({ draft: wanted, isSure }: { draft: GuestDraft; isSure: boolean }) => {
      if (guest) return api(routes.changeGuest, { params: { guestCode: guest.code }, body: changesOf(wanted, guest) });
      if (!isSure && (await isThere(wanted))) throw new SameGuest();
      return api(routes.addGuest, { body: newGuestOf(wanted) });
    },
    onSuccess: leave,
    onError: (error) => isPhoneWrong(error) && form.setFieldError('phone', t('guests.not_a_phone')),
  });
  const isDoubled = save.error instanceof SameGuest;

  return (
    <Sheet
      title={guest ? guest.name : t('guests.new')}
      width={560}
      onClose={onClose}
      actions={
        <>
          {guest && (
            <Button variant="default" mr="auto" c={ledger.danger} onClick={() => setAsked('delete')}>
              {t('guests.delete')}
            </Button>
          )}
          <Button type="submit" form="guest-form" disabled={save.isPending}>
            {save.isPending
              ? t('parts.saving')
              : t(isDoubled ? 'guests.add_anyway' : guest ? 'parts.save' : 'guests.add')}
          </Button>
        </>
      }
    >
      {guest && host.events.length > 0 && <EventAnswers guest={guest} host={host} />}
      {guest && <Members key={guest.code} guest={guest} />}
      {guest && <GuestTicket guest={guest} onTakeBack={() => setAsked('take back')} />}
      {guest && <AnswerHistory guest={guest} host={host} />}
      <form
        id="guest-form"
        noValidate
        onSubmit={form.onSubmit(
          (draft) => save.mutate({ draft, isSure: isDoubled }),
          (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
        )}
        css={{ display: 'grid', gap: 16 }}
      >
        <GuestFields form={form} host={host} guest={guest} />
        {isDoubled && <Problem>{t('guests.doubled', { name: form.values.name.trim() })}</Problem>}
        {save.isError && !isDoubled && !isPhoneWrong(save.error) && (
          <Problem>{reason(save.error, { CONFLICT: t('guests.phone_taken') })}</Problem>
        )}
      </form>
      <UnsavedGuard
        isDirty={() => !isLeaving.current && form.isDirty()}
        onSave={() => document.querySelector<HTMLFormElement>('#guest-form')?.requestSubmit()}
      />
      {guest && asked === 'delete' && <DeleteGuest guest={guest} onClose={close} onDone={leave} />}
      {guest && asked === 'take back' && <TakeAnswerBack guest={guest} onClose={close} onDone={leave} />}
    </Sheet>
  );
}

const isPhoneWrong = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ path }) => path === 'body.phone_number');

/** The server knows such a guest already; the couple decides whether it is the same one. */
class SameGuest extends Error {}

async function isThere({ slug, phone, name }: GuestDraft): Promise<boolean> {
  const by = phone.trim() ? { phone_number: phone.trim() } : { name: name.trim() };
  // too short to be a number: adding says what is wrong with it
  if (by.phone_number !== undefined && by.phone_number.length < 4) return false;
  return (await api(routes.checkGuestExistence, { query: { slug, ...by } })).data.is_guest_exist;
}
