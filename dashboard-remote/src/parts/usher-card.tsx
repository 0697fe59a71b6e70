import type { OwnUsher } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../data.ts';
import { Confirm } from './confirm.tsx';
import { CardFigure } from './password/card-figure.tsx';
import { useReason } from './problem.tsx';
import { Sheet } from './sheet.tsx';

/** Another login card for an usher, after a question: the one before it ends. Shown once. */
export function UsherCard({ usher: { id, name }, onClose }: { usher: OwnUsher; onClose: () => void }) {
  const { t } = useTranslation();
  const reason = useReason();
  const renew = useMutation({ mutationFn: () => api(routes.renewUsherCard, { params: { accountId: id } }) });
  const made = renew.data?.data;
  if (!made)
    return (
      <Confirm
        title={t('attendance.ushers.card_of', { name })}
        verb={t('attendance.ushers.make_card')}
        isBusy={renew.isPending}
        problem={renew.isError ? reason(renew.error) : undefined}
        onConfirm={() => renew.mutate()}
        onClose={onClose}
      >
        <p css={{ margin: 0, lineHeight: 1.5 }}>{t('attendance.ushers.card_advice', { name })}</p>
      </Confirm>
    );
  return (
    <Sheet
      title={t('ushers.login_card')}
      place="middle"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('ushers.done')}</Button>}
    >
      <div role="status">
        <CardFigure name={name} card={made} isLarge />
      </div>
    </Sheet>
  );
}
