import type { RemoteFamily } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../data.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { useReason } from '../../parts/problem.tsx';
import { useRefreshFamilies } from './use-families.ts';

interface RollBackProps {
  family: RemoteFamily;
  promoted: string;
  onSaid: (text: string) => void;
  onClose: () => void;
}

/** Ends the trial, or takes all guests back to the version before: asked by its name. */
export function RollBack({ family, promoted, onSaid, onClose }: RollBackProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const refresh = useRefreshFamilies();
  const { name, canary, former_version: former } = family;
  const version = former ?? '';
  const rollBack = useMutation({
    mutationFn: () => api(routes.rollBackTemplate, { params: { name } }),
    onSuccess: async ({ data }) => {
      await refresh();
      const now = data.promoted_version ?? '';
      onSaid(canary ? t('registry.stopped') : t('registry.rolled_back', { name, version: now }));
      onClose();
    },
  });
  return (
    <Confirm
      title={
        canary
          ? t('registry.roll_back_canary_of', { name, version: canary.version })
          : t('registry.roll_back_of', { name, version })
      }
      verb={t(canary ? 'registry.stop_verb' : 'registry.roll_back_verb')}
      isBusy={rollBack.isPending}
      problem={rollBack.isError ? reason(rollBack.error) : undefined}
      onConfirm={() => rollBack.mutate()}
      onClose={onClose}
    >
      <p css={{ margin: 0, lineHeight: 1.5 }}>
        {canary
          ? t('registry.roll_back_canary_advice', { promoted })
          : t('registry.roll_back_advice', { version, from: promoted })}
      </p>
    </Confirm>
  );
}
