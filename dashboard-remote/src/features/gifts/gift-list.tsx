import type { Gift } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, Skeleton, UnstyledButton } from '@mantine/core';
import { Empty } from '../../parts/empty.tsx';
import { TickIcon } from '../../parts/icons.tsx';
import { Problem, useReason } from '../../parts/problem.tsx';
import { oneLine } from '../../parts/styles.ts';
import { money, shortDay, timeOf } from '../../parts/times.ts';
import { useOfferUndo } from '../../parts/undo.tsx';
import { useGiftActs } from './use-gifts.ts';

interface GiftListProps {
  gifts: readonly Gift[] | undefined;
  isFiltered: boolean;
  withAmounts: boolean;
  onOpen: (gift: Gift) => void;
  onAdd: () => void;
}

/** A row a gift: its giver opens it, thanks are one tap. */
export function GiftList({ gifts, isFiltered, withAmounts, onOpen, onAdd }: GiftListProps) {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const offerUndo = useOfferUndo();
  const { change } = useGiftActs();
  if (!gifts) return <Skeleton h={260} m={16} w="auto" />;
  if (gifts.length === 0) {
    return isFiltered ? (
      <Empty title={t('gifts.nothing_found')} advice={t('gifts.nothing_found_advice')} />
    ) : (
      <Empty
        title={t('gifts.none')}
        advice={t('gifts.none_advice')}
        action={<Button onClick={onAdd}>{t('gifts.add')}</Button>}
      />
    );
  }
  const thank = (gift: Gift, is_thanked: boolean) =>
    change.mutate(
      { key: gift.key, is_thanked },
      {
        onSuccess: () =>
          is_thanked &&
          offerUndo({
            id: `thanks-${gift.key}`,
            text: t('gifts.thanked_now', { name: gift.giver_name }),
            onUndo: () => thank(gift, false),
          }),
      },
    );
  return (
    <>
      {change.isError && <Problem>{reason(change.error)}</Problem>}
      <ul css={list}>
        {gifts.map((gift) => (
          <li key={gift.key} css={row}>
            <UnstyledButton css={body} onClick={() => onOpen(gift)}>
              <span css={number}>{gift.number ?? ''}</span>
              <span css={{ minWidth: 0, flex: 1 }}>
                <b css={[oneLine, name]}>{gift.giver_name}</b>
                <span css={[oneLine, wrapped, { color: ledger.muted }]}>
                  {t(`gifts.kind.${gift.kind}`)}
                  {gift.number && <span css={onPhones}> {t('gifts.numbered', { number: gift.number })}</span>}
                  {[
                    '',
                    gift.thing,
                    gift.carrier_name && t('gifts.brought_by', { name: gift.carrier_name }),
                    // at the door two of one giver are told apart by their minutes
                    (gift.key.startsWith('d') ? timeOf : shortDay)(gift.received_at, i18n.language),
                  ]
                    .filter((part) => part !== null)
                    .join(', ')}
                </span>
                {gift.return_note && (
                  <span
                    css={[
                      oneLine,
                      wrapped,
                      { color: gift.returned_at ? ledger.muted : ledger.warning, fontWeight: 600 },
                    ]}
                  >
                    {gift.returned_at ? t('gifts.returned') : t('gifts.owed', { what: gift.return_note })}
                  </span>
                )}
              </span>
              {gift.kind !== 'PARCEL' && (
                <span css={gift.is_counted ? sum : [sum, { color: ledger.muted, fontWeight: 500 }]}>
                  {amountOf(gift)}
                </span>
              )}
            </UnstyledButton>
            {gift.thanked_at === null ? (
              <Button
                variant="default"
                css={{ flex: 'none' }}
                disabled={change.isPending}
                onClick={() => thank(gift, true)}
                aria-label={t('gifts.thank_for', { name: gift.giver_name })}
              >
                {t('gifts.thanked')}
              </Button>
            ) : (
              <span css={done}>
                <TickIcon size={17} /> {shortDay(gift.thanked_at, i18n.language)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );

  function amountOf({ amount, is_counted }: Gift): string {
    if (!is_counted) return t('gifts.uncounted');
    return withAmounts && amount !== null ? money(amount, i18n.language) : '••••';
  }
}

const list = { margin: 0, padding: 0, borderTop: `1px solid ${ledger.border}`, listStyle: 'none' } as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingInlineEnd: 16,
  borderTop: `1px solid ${ledger.line}`,
  '&:first-of-type': { borderTop: 0 },
  '&:hover': { background: ledger.row },
} as const;

const body = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 1,
  minWidth: 0,
  minHeight: 68,
  padding: '9px 0 9px 16px',
  fontSize: 14,
  lineHeight: 1.35,
  '@container (max-width: 480px)': { flexWrap: 'wrap', gap: '2px 12px' },
} as const;

const name = {
  color: ledger.ink,
  fontSize: 15,
  fontWeight: 600,
  '@container (max-width: 480px)': { whiteSpace: 'normal' },
} as const;

/** What was given is read without opening it. */
const wrapped = {
  '@container (max-width: 480px)': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    whiteSpace: 'normal',
  },
} as const;

const onPhones = { display: 'none', '@container (max-width: 480px)': { display: 'inline' } } as const;

const number = {
  flex: 'none',
  width: 34,
  color: ledger.muted,
  fontWeight: 700,
  '@container (max-width: 480px)': { display: 'none' },
} as const;
const sum = {
  flex: 'none',
  fontSize: 15,
  fontWeight: 700,
  textAlign: 'end',
  // on a phone below the name, which needs the row
  '@container (max-width: 480px)': { flexBasis: '100%', textAlign: 'start' },
} as const;
const done = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 5,
  flex: 'none',
  minWidth: 84,
  color: ledger.success,
  fontWeight: 600,
} as const;
