import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from '../../parts/confirm.tsx';
import { useReason } from '../../parts/problem.tsx';

interface BulkButtonProps {
  /** `wishes.bulk.hide` and the like: its title, words and verb, each with the count. */
  text: 'hide' | 'remove' | 'remove_waiting' | 'approve';
  count: number;
  isDangerous?: boolean;
  onConfirm: () => Promise<unknown>;
}

/** One deed for all that is meant, asked before with its number. */
export function BulkButton({ text, count, isDangerous = false, onConfirm }: BulkButtonProps) {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const [isAsking, setIsAsking] = useState(false);
  const deed = useMutation({ mutationFn: onConfirm, onSuccess: () => setIsAsking(false) });
  const said = { count, number: count.toLocaleString(i18n.language) };
  return (
    <>
      <Button
        variant={isDangerous ? 'light' : 'default'}
        {...(isDangerous && { color: 'danger' })}
        onClick={() => {
          deed.reset();
          setIsAsking(true);
        }}
      >
        {t(`wishes.bulk.${text}`, said)}
      </Button>
      {isAsking && (
        <Confirm
          title={t(`wishes.bulk.${text}_title`, said)}
          verb={t(`wishes.bulk.${text}_verb`)}
          isBusy={deed.isPending}
          problem={deed.isError ? reason(deed.error) : undefined}
          onConfirm={() => deed.mutate()}
          onClose={() => setIsAsking(false)}
        >
          <p css={{ margin: 0 }}>{t(`wishes.bulk.${text}_advice`)}</p>
        </Confirm>
      )}
    </>
  );
}

/** Above a list: what can be done with all of it. */
export const bulkBar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  padding: '12px 16px',
  borderTop: `1px solid ${ledger.border}`,
} as const;
