import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import type { LiveState } from './use-event-stream.ts';

/** Whether the numbers follow by themselves just now. */
export function LiveMark({ state }: { state: LiveState }) {
  const { t } = useTranslation();
  return (
    <span role="status" css={{ display: 'inline-flex', alignItems: 'center', gap: 7, whiteSpace: 'nowrap' }}>
      <span data-state={state} css={dot} />
      {t(`parts.${state}`)}
    </span>
  );
}

const dot = {
  width: 9,
  height: 9,
  borderRadius: '50%',
  border: `2px solid ${ledger.muted}`,
  '&[data-state=live]': { borderColor: ledger.success, background: ledger.success },
} as const;
