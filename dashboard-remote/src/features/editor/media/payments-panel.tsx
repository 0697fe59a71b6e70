import { draftLimit } from '../draft/limits.ts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { type Bound, ofContent, rowsOf, within } from '../bind.ts';
import { Fields } from '../fields/layout.tsx';
import { TextField, UrlField } from '../fields/text-field.tsx';
import { PlusIcon } from '../../../parts/icons.tsx';
import { newId, type PanelProps } from '../panel.ts';
import { card } from './styles.ts';
import {
  BANKS,
  bankNameOf,
  EMPTY_PAYMENT,
  isNamedGift,
  kindOf,
  type PaymentKind,
  type PaymentRow,
  saysSomething,
  withBankName,
} from './payments.ts';
import { BankLogo } from './bank-logo.tsx';
import { PictureField } from './picture-field.tsx';
import { SortableRow, SortableRows } from './sortable-rows.tsx';
import { useBanks } from './use-banks.ts';
import { useRemoval } from '../../../parts/undo.tsx';

/** The accounts and the other gifts, in the order in which guests see them. */
export function PaymentsPanel(props: PanelProps) {
  const { t } = useTranslation();
  const list = ofContent(props, 'payments');
  const { rows, remove, insert, move } = rowsOf(list);
  const { offer } = useRemoval<{ row: PaymentRow; place: number }>(({ row, place }) => insert(place, row));
  /** Which kind a row is meant to be, until what it says tells. */
  const [meant, setMeant] = useState<Readonly<Record<number, PaymentKind>>>({});
  const banks = useId();
  const { banks: known } = useBanks();

  function addOf(kind: PaymentKind) {
    const id = newId();
    setMeant({ ...meant, [id]: kind });
    list.onChange([...list.value, { ...EMPTY_PAYMENT, id }]);
  }

  return (
    <div css={{ display: 'grid', gap: 16 }} data-path="content.payments">
      {rows.length === 0 && (
        <p css={{ margin: 0, color: ledger.muted }}>
          <b css={{ display: 'block', color: ledger.ink, fontWeight: 600 }}>{t('media.gift.none')}</b>
          {t('media.gift.none_advice')}
        </p>
      )}
      <SortableRows label={t('media.gift.account')} ids={rows.map(({ value }) => value.id)} onMove={move}>
        {rows.map((row, index) => {
          const kind =
            kindOf(row.value) ?? meant[row.value.id] ?? (isNamedGift(row.value) ? ('other' as const) : 'account');
          const name = bankNameOf(row.value) || t(`media.gift.new_kind_${kind === 'other' ? 'gift' : kind}`);
          return (
            <SortableRow
              key={row.value.id}
              id={row.value.id}
              name={name}
              index={index}
              count={rows.length}
              onMove={move}
              onRemove={() => {
                offer(t('media.removed', { name }), { row: row.value, place: index });
                remove(index);
              }}
              head={<Head name={name} kind={kind} />}
              css={{ ...card, padding: '8px 8px 18px' }}
            >
              <div css={{ display: 'grid', gap: 14, padding: '8px 10px 0' }}>
                {kind === 'account' ? (
                  <AccountFields of={row} banks={banks} clientId={props.clientId} />
                ) : (
                  <OtherFields of={row} />
                )}
                {!saysSomething(row.value) && (
                  <p css={{ margin: 0, color: ledger.warning, fontWeight: 500 }}>{t('media.gift.says_nothing')}</p>
                )}
              </div>
            </SortableRow>
          );
        })}
      </SortableRows>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Button variant="default" onClick={() => addOf('account')}>
          <PlusIcon /> {t('media.gift.add_kind_account')}
        </Button>
        <Button variant="default" onClick={() => addOf('other')}>
          <PlusIcon /> {t('media.gift.add_kind_gift')}
        </Button>
      </div>
      <datalist id={banks}>
        {[...new Set([...known.map(({ bank_name }) => bank_name), ...BANKS])].map((bank) => (
          <option key={bank} value={bank}>
            {bank}
          </option>
        ))}
      </datalist>
    </div>
  );
}

function Head({ name, kind }: { name: string; kind: PaymentKind }) {
  const { t } = useTranslation();
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 10px', minWidth: 0 }}>
      <b css={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{name}</b>
      <span css={{ color: ledger.muted }}>{t(`media.gift.${kind}`)}</span>
    </div>
  );
}

function AccountFields({ of, banks, clientId }: { of: Bound<PaymentRow>; banks: string; clientId: number }) {
  const { t } = useTranslation();
  const { banks: known } = useBanks();
  return (
    <>
      <Fields columns={3}>
        <TextInput
          label={t('media.gift.bank')}
          description={t('media.gift.bank_hint')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          list={banks}
          maxLength={draftLimit(`${of.path}.bank`)}
          value={bankNameOf(of.value)}
          error={of.errorOf(`${of.path}.bank`)}
          data-path={`${of.path}.bank`}
          styles={{ input: { fontSize: 14 } }}
          onChange={({ currentTarget }) => of.onChange(withBankName(of.value, currentTarget.value, known))}
        />
        <TextField of={within(of, 'account_number')} label={t('media.gift.number')} />
        <TextField of={within(of, 'account_owner')} label={t('media.gift.owner')} />
      </Fields>
      <BankLogo of={of} name={bankNameOf(of.value)} />
      <PictureField
        of={within(of, 'qr_code_image_url')}
        owner={`payment:${of.value.id}`}
        label={t('media.gift.qr')}
        target={{ kind: 'client', clientId, section: 'PAYMENT' }}
        isWhole
      />
      <Fields columns={2}>
        <UrlField of={within(of, 'payment_url')} label={t('media.gift.link')} />
        <TextField of={within(of, 'custom_button_text')} label={t('media.gift.button')} />
      </Fields>
    </>
  );
}

function OtherFields({ of }: { of: Bound<PaymentRow> }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField of={within(of, 'bank')} label={t('media.gift.other_name')} />
      <TextField of={within(of, 'account_owner')} label={t('media.gift.other_address')} lines={2} />
      <Fields columns={2}>
        <UrlField of={within(of, 'payment_url')} label={t('media.gift.other_link')} />
        <TextField of={within(of, 'custom_button_text')} label={t('media.gift.button')} />
      </Fields>
    </>
  );
}
