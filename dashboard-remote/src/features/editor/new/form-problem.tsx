import { useTranslation } from '@janur/i18n';
import { RefusedIcon } from '@janur/ui';
import { type SaveFailure, saveFailureText } from '../draft/problems.ts';

/** Why a form was not taken, as a whole; single values say it beside their field. */
export function FormProblem({ failure }: { failure: SaveFailure }) {
  const { t } = useTranslation();
  return (
    <div role="alert" css={box}>
      <RefusedIcon size={20} css={{ flex: 'none', marginTop: 1 }} />
      <span>{saveFailureText(t, failure, t('editor.problem.fields'))}</span>
    </div>
  );
}

const box = {
  display: 'flex',
  gap: 10,
  padding: '12px 14px',
  borderRadius: 10,
  background: 'var(--ledger-danger-ground)',
  color: 'var(--mantine-color-error)',
  fontWeight: 600,
  '--icon-mark': 'var(--ledger-danger-ground)',
} as const;
