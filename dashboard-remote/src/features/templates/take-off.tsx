import type { RemoteFamily } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { useReason } from '../../parts/problem.tsx';
import { useRefreshFamilies } from './use-families.ts';

interface TakeOffProps {
  family: RemoteFamily;
  onSaid: (text: string) => void;
  onClose: () => void;
}

/** Guests get nothing of the family any more, and nobody is offered it; asked with how many wear it. */
export function TakeOff({ family: { name, clients }, onSaid, onClose }: TakeOffProps) {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const refresh = useRefreshFamilies();
  const takeOff = useMutation({
    mutationFn: () => api(routes.promoteTemplate, { params: { name }, body: { version: null } }),
    onSuccess: async () => {
      await refresh();
      onSaid(t('registry.taken_off', { name }));
      onClose();
    },
  });
  return (
    <Confirm
      title={t('registry.take_off_of', { name })}
      verb={t('registry.take_off')}
      isBusy={takeOff.isPending}
      problem={takeOff.isError ? reason(takeOff.error) : undefined}
      onConfirm={() => takeOff.mutate()}
      onClose={onClose}
    >
      <p css={{ margin: 0, lineHeight: 1.5 }}>
        {t('registry.take_off_advice', { count: clients, number: clients.toLocaleString(i18n.language) })}
      </p>
    </Confirm>
  );
}
