import { addGift, type Gift, GIFT_KINDS, limitAt, LIMITS } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, NativeSelect, SegmentedControl, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Problem, useReason } from '../../parts/problem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { shortDay, timeOf } from '../../parts/times.ts';
import { submits, useUnsaved } from '../../parts/unsaved.tsx';
import { changesOf, draftOf, type GiftDraft, grouped, hasWords, newGiftOf } from './gift-form.ts';
import { GiverField } from './giver-field.tsx';
import { SameGift } from './same-gift.ts';
import { StrikeOut } from './strike-out.tsx';
import { sumOf } from './sum.ts';
import { useGiftActs } from './use-gifts.ts';

interface GiftSheetProps {
  gift: Gift | undefined;
  /** Whether sums are seen now: one that was not asked for is not written over. */
  knowsAmount: boolean;
  onClose: () => void;
}

/** "Rp 1.500.000.000,00", and room. */
const SUM_LENGTH = 30;

/** One gift: written down as fast as envelopes are opened, or corrected. */
export function GiftSheet({ gift, knowsAmount, onClose }: GiftSheetProps) {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const { add, change } = useGiftActs();
  const isOfDoor = gift?.key.startsWith('d') ?? false;
  const form = useForm<GiftDraft>({
    initialValues: draftOf(gift),
    validate: {
      giver: (giver) => (giver.trim() ? null : t('gifts.giver_wanted')),
      amount: (amount, { kind: of }) =>
        of !== 'PARCEL' && sumOf(amount) === undefined ? t('gifts.amount_unread') : null,
    },
  });
  const { kind } = form.values;
  const doubt = add.error instanceof SameGift ? add.error : undefined;
  const failed = doubt ? undefined : (add.error ?? change.error);
  // another giver, number or thing is another question
  const isDoubted = JSON.stringify(add.variables?.gift) === JSON.stringify(newGiftOf(form.values));
  const same = isDoubted ? doubt?.gift : undefined;
  const isBusy = add.isPending || change.isPending;

  /** `isNext`: another one is written after it. */
  function save(draft: GiftDraft, isNext: boolean) {
    const done = () => {
      if (!isNext) return onClose();
      // the next envelope of the same pile
      form.setInitialValues({ ...draftOf(undefined), kind: draft.kind, receivedBy: draft.receivedBy });
      form.reset();
      form.getInputNode('giver')?.focus();
    };
    if (gift) change.mutate({ key: gift.key, ...changesOf(draft, { gift, knowsAmount }) }, { onSuccess: done });
    else add.mutate({ gift: newGiftOf(draft), isSure: same !== undefined, isNext }, { onSuccess: done });
  }

  const unsaved = useUnsaved({
    isDirty: () => (gift ? form.isDirty() : hasWords(form.values)),
    onSave: submits('gift-form'),
    onClose,
  });

  const inWords = (one: Gift) =>
    [
      t(`gifts.kind.${one.kind}`),
      one.number && t('gifts.numbered', { number: one.number }),
      one.thing,
      shortDay(one.received_at, i18n.language),
    ]
      .filter(Boolean)
      .join(', ');

  return (
    <Sheet
      title={gift ? gift.giver_name : t('gifts.add')}
      onClose={unsaved.close}
      actions={
        <>
          {gift && !isOfDoor && <StrikeOut gift={gift} knowsAmount={knowsAmount} onDone={onClose} />}
          {!gift && !same && (
            <Button
              variant="default"
              disabled={isBusy}
              onClick={() => !form.validate().hasErrors && save(form.values, true)}
            >
              {t('gifts.add_next')}
            </Button>
          )}
          <Button type="submit" form="gift-form" loading={isBusy}>
            {t(same ? 'gifts.add_anyway' : gift ? 'parts.save' : 'gifts.save')}
          </Button>
        </>
      }
    >
      <form
        id="gift-form"
        noValidate
        css={{ display: 'grid', gap: 16 }}
        onSubmit={form.onSubmit((draft) => save(draft, same !== undefined && add.variables?.isNext === true))}
      >
        {isOfDoor ? (
          <p css={note}>{t('gifts.of_door', { name: gift?.carrier_name ?? '' })}</p>
        ) : (
          <SegmentedControl
            size="md"
            fullWidth
            aria-label={t('gifts.kind_label')}
            value={kind}
            onChange={(value) => form.setFieldValue('kind', GIFT_KINDS.find((one) => one === value) ?? 'ENVELOPE')}
            data={GIFT_KINDS.map((value) => ({ value, label: t(`gifts.kind.${value}`) }))}
          />
        )}
        <GiverField form={form} isFixed={isOfDoor} />
        {kind === 'PARCEL' ? (
          <TextInput
            size="md"
            label={t('gifts.thing')}
            maxLength={limitAt(addGift.body, 'thing')}
            {...form.getInputProps('thing')}
          />
        ) : (
          <div css={{ display: 'grid', gridTemplateColumns: '2fr 1fr', alignItems: 'end', gap: 12 }}>
            <TextInput
              size="md"
              label={t('gifts.amount')}
              description={gift && !knowsAmount && gift.is_counted ? t('gifts.amount_hidden') : undefined}
              placeholder="500.000"
              maxLength={SUM_LENGTH}
              {...form.getInputProps('amount')}
              onBlur={(event) => {
                form.getInputProps('amount').onBlur(event);
                const sum = sumOf(form.values.amount);
                // read aloud to the eye: what will be written down
                if (sum) form.setFieldValue('amount', grouped(sum));
                if (sum === undefined) form.validateField('amount');
              }}
            />
            <TextInput
              size="md"
              label={t('gifts.number')}
              maxLength={limitAt(addGift.body, 'number')}
              {...form.getInputProps('number')}
            />
          </div>
        )}
        {kind === 'ENTRUSTED' && !isOfDoor && (
          <TextInput
            size="md"
            label={t('gifts.carrier')}
            maxLength={LIMITS.person_name}
            {...form.getInputProps('carrier')}
          />
        )}
        <TextInput
          size="md"
          label={t('gifts.received_by')}
          maxLength={limitAt(addGift.body, 'received_by')}
          {...form.getInputProps('receivedBy')}
        />
        <TextInput
          size="md"
          label={t('gifts.return')}
          description={t('gifts.return_advice')}
          maxLength={limitAt(addGift.body, 'return_note')}
          {...form.getInputProps('returnNote')}
        />
        {form.values.returnNote.trim() !== '' && (
          <Switch
            size="md"
            label={t('gifts.is_returned')}
            {...form.getInputProps('isReturned', { type: 'checkbox' })}
          />
        )}
        <NativeSelect
          size="md"
          label={t('gifts.thanks')}
          value={form.values.isThanked ? 'yes' : 'no'}
          onChange={({ currentTarget: { value } }) => form.setFieldValue('isThanked', value === 'yes')}
          data={[
            { value: 'no', label: t('gifts.not_yet') },
            { value: 'yes', label: t('gifts.thanked_already') },
          ]}
        />
        {same && <Problem>{t('gifts.same', { name: same.giver_name, gift: inWords(same) })}</Problem>}
        {failed && <Problem>{reason(failed)}</Problem>}
        {gift?.changed_by && gift.changed_at && (
          <p css={{ margin: '0 0 18px', color: ledger.muted, fontSize: 14 }}>
            {t('gifts.changed_by', { name: gift.changed_by, time: timeOf(gift.changed_at, i18n.language) })}
          </p>
        )}
      </form>
      {unsaved.question}
    </Sheet>
  );
}

const note = {
  margin: 0,
  padding: '12px 14px',
  borderRadius: 10,
  background: ledger.row,
  color: ledger.muted,
  fontSize: 14,
} as const;
