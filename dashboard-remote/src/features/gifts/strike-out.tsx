import type { Gift } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Confirm } from '../../parts/confirm.tsx';
import { useReason } from '../../parts/problem.tsx';
import { useOfferUndo } from '../../parts/undo.tsx';
import { draftOf, newGiftOf } from './gift-form.ts';
import { useGiftActs } from './use-gifts.ts';

interface StrikeOutProps {
  gift: Gift;
  knowsAmount: boolean;
  onDone: () => void;
}

/** Strikes a gift out, with the way back. A sum that is out of sight could not come back: then it is asked first. */
export function StrikeOut({ gift, knowsAmount, onDone }: StrikeOutProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const offerUndo = useOfferUndo();
  const { add, remove } = useGiftActs();
  const [isAsked, setIsAsked] = useState(false);
  const comesBack = knowsAmount || !gift.is_counted;
  const strike = () =>
    remove.mutate(gift.key, {
      onSuccess: () => {
        const again = {
          ...newGiftOf(draftOf(gift)),
          amount: gift.amount,
          received_at: gift.received_at,
          ...(gift.thanked_at && { thanked_at: gift.thanked_at }),
          ...(gift.returned_at && { returned_at: gift.returned_at }),
        };
        if (comesBack)
          offerUndo({
            id: `gift-${gift.key}`,
            text: t('gifts.gone', { name: gift.giver_name }),
            onUndo: () => add.mutate({ gift: again, isSure: true, isNext: false }),
          });
        onDone();
      },
    });
  const problem = remove.isError ? reason(remove.error) : undefined;
  return (
    <>
      <Button
        variant="default"
        mr="auto"
        c={ledger.danger}
        loading={remove.isPending}
        onClick={() => (comesBack && !remove.isError ? strike() : setIsAsked(true))}
      >
        {t('gifts.remove')}
      </Button>
      {isAsked && (
        <Confirm
          title={t('gifts.remove_ask', { name: gift.giver_name })}
          verb={t('gifts.remove')}
          isBusy={remove.isPending}
          problem={problem}
          onConfirm={strike}
          onClose={() => setIsAsked(false)}
        >
          {t('gifts.remove_hidden')}
        </Confirm>
      )}
    </>
  );
}
