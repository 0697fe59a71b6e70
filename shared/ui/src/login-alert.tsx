import { useTranslation } from '@janur/i18n';
import { RefusedIcon } from './icon.tsx';
import type { LoginProblem } from './login-problem.ts';

export function LoginAlert({ problem }: { problem: LoginProblem }) {
  const { t } = useTranslation();
  return (
    <div
      role="alert"
      css={{
        display: 'flex',
        gap: 10,
        padding: '12px 14px',
        borderRadius: 10,
        background: 'var(--ledger-danger-ground)',
        color: 'var(--mantine-color-error)',
        fontSize: 15,
        fontWeight: 600,
        lineHeight: 1.45,
        '--icon-mark': 'var(--ledger-danger-ground)',
      }}
    >
      <RefusedIcon size={20} css={{ flex: 'none', marginTop: 1 }} />
      <span>
        {problem.kind === 'limited' && problem.seconds
          ? t('ui.problem.limited_for', { seconds: problem.seconds })
          : t(`ui.problem.${problem.kind}`)}
      </span>
    </div>
  );
}
