import { ApiError, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../data.ts';
import { submits, useUnsaved } from '../../parts/unsaved.tsx';
import { Problem, useReason } from '../../parts/problem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { SameGuest, sameGuestAs, SameNotice } from './same-guest.tsx';
import type { Host } from '../../parts/use-host.ts';
import { May } from '../../session/may.tsx';
import { DeleteGuest, TakeAnswerBack } from './delete-guest.tsx';
import { changesOf, draftOf, type GuestDraft, MAX_TOTAL, newGuestOf, problemsOf } from './guest-form.ts';
import { GuestFacts } from './guest-facts.tsx';
import { GuestFields } from './guest-fields.tsx';
import { GuestTicket } from './guest-ticket.tsx';
import { AnswerHistory } from './answer-history.tsx';
import { EventAnswers } from './event-answers.tsx';
import { Members } from './members.tsx';
import { useRefreshGuests } from './refresh.ts';
import { useSayAdded } from './say-added.ts';
import { SendNow } from './send-now.tsx';
import type { Guest } from './use-guest-list.ts';

interface GuestDrawerProps {
  guest: Guest | undefined;
  host: Host;
  onClose: () => void;
  onOpen: (code: string) => void;
}

/** One guest: link and QR code, what is known, and the way out of the list. */
export function GuestDrawer({ guest, host, onClose, onOpen }: GuestDrawerProps) {
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
  /** Another guest is written after this one. */
  const goesOn = useRef(false);
  const sayAdded = useSayAdded();
  const close = () => setAsked(undefined);
  /** Saved from above the form: it says so too, unless another number is being written there. */
  function showTotal(people: number) {
    if (form.isDirty('total')) return;
    const total = String(people);
    form.setInitialValues({ ...form.getInitialValues(), total });
    form.setFieldValue('total', total);
  }
  async function leave() {
    await refresh();
    isLeaving.current = true;
    onClose();
  }
  const save = useMutation({
    mutationFn: async ({ draft: wanted, isSure }: { draft: GuestDraft; isSure: boolean }) => {
      const changes = guest && changesOf(wanted, guest);
      const isAsked = !isSure && (!changes || Boolean(changes.phone_number));
      const same = isAsked && (await sameGuestAs(wanted, guest?.code));
      if (same) throw same;
      const shared = isSure && wanted.phone.trim() !== '' && { shares_number: true };
      if (changes)
        return void (await api(routes.changeGuest, {
          params: { guestCode: guest.code },
          body: { ...changes, ...shared },
        }));
      return (await api(routes.addGuest, { body: { ...newGuestOf(wanted), ...shared } })).data;
    },
    onSuccess: async (added, { draft: wanted }) => {
      if (!goesOn.current) await leave();
      if (!added) return;
      sayAdded(added, { isLast: !goesOn.current });
      if (!goesOn.current) return;
      await refresh();
      // the next of the same family, office or street
      const { group, tags, events, slug } = wanted;
      form.setInitialValues({ ...draftOf(undefined, host), group, tags, events, slug });
      form.reset();
      form.getInputNode('name')?.focus();
    },
    onError: (error) => isPhoneWrong(error) && form.setFieldError('phone', t('guests.not_a_phone')),
  });
  const same = save.error instanceof SameGuest ? save.error : undefined;
  const unsaved = useUnsaved({
    isDirty: () => !isLeaving.current && form.isDirty(),
    onSave: submitForm,
    onClose,
    isElsewhere: (here, there) => here.pathname !== there.pathname || guestAt(here) !== guestAt(there),
  });

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
          {!guest && !same && (
            <Button
              variant="default"
              disabled={save.isPending}
              onClick={() => {
                goesOn.current = true;
                submitForm();
              }}
            >
              {t('guests.add_more')}
            </Button>
          )}
          <Button
            type="submit"
            form="guest-form"
            disabled={save.isPending}
            onClick={() => {
              if (!same) goesOn.current = false;
            }}
          >
            {save.isPending ? t('parts.saving') : t(same ? SURE[same.by] : guest ? 'parts.save' : 'guests.add')}
          </Button>
        </>
      }
    >
      {guest && <GuestFacts guest={guest} />}
      {guest && (
        <May call="markMessage">
          <SendNow guest={guest} host={host} />
        </May>
      )}
      {guest && host.events.length > 0 && <EventAnswers guest={guest} host={host} onInvited={showTotal} />}
      {guest && guest.booking_id !== null && (
        <Button
          variant="subtle"
          mt={-14}
          mb={18}
          ml={-15}
          c={ledger.danger}
          css={{ alignSelf: 'start' }}
          onClick={() => setAsked('take back')}
        >
          {t('guests.take_back_all')}
        </Button>
      )}
      {guest && <Members key={guest.code} guest={guest} />}
      {guest && <GuestTicket guest={guest} />}
      {guest && <AnswerHistory guest={guest} host={host} />}
      <form
        id="guest-form"
        noValidate
        onSubmit={form.onSubmit(
          (draft) => save.mutate({ draft, isSure: same !== undefined }),
          (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
        )}
        css={{ display: 'grid', gap: 16 }}
      >
        <GuestFields form={form} host={host} guest={guest} />
        {save.isError && !isPhoneWrong(save.error) && (
          <div ref={intoSight}>
            {same ? (
              <SameNotice same={same} onOpen={onOpen} />
            ) : (
              <Problem>{reason(save.error, { CONFLICT: t('guests.phone_taken') })}</Problem>
            )}
          </div>
        )}
      </form>
      {unsaved.question}
      {guest && asked === 'delete' && <DeleteGuest guest={guest} onClose={close} onDone={leave} />}
      {guest && asked === 'take back' && <TakeAnswerBack guest={guest} onClose={close} onDone={leave} />}
    </Sheet>
  );
}

/** Whose sheet stands open there. */
const guestAt = ({ search }: { search: string }) => new URLSearchParams(search).get('guest');

/** Below a long form nobody would see what is asked. A test's page has no layout. */
const intoSight = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'center' });

const submitForm = submits('guest-form');

const isPhoneWrong = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ path }) => path === 'body.phone_number');

/** What is pressed by who has seen that somebody is there already. */
const SURE = { number: 'guests.share_number', name: 'guests.add_anyway' } as const;
