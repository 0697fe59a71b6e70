import { useTranslation } from '@janur/i18n';
import { Button } from '../../design/button.tsx';
import type { Preparation } from './use-readiness.ts';

/** The step before the doors open. What it has fetched stays when the network goes in between. */
export function PrepareButton({ state, prepare }: { state: Preparation; prepare: () => void }) {
  const { t } = useTranslation();
  const isRunning = state === 'running';
  return (
    <div css={{ display: 'grid', gap: 10 }}>
      <Button
        kind="second"
        aria-busy={isRunning}
        aria-disabled={isRunning}
        onClick={() => !isRunning && prepare()}
        css={{ minHeight: 64, fontSize: '1.0625rem' }}
      >
        {t(isRunning ? 'list.preparing' : 'list.prepare')}
      </Button>
      <p
        role="status"
        css={{ padding: '0 4px', color: 'var(--twice)', fontWeight: 600, ':empty': { display: 'none' } }}
      >
        {state === 'failed' && t('list.failed')}
      </p>
    </div>
  );
}
