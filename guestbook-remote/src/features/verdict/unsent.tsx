import { useTranslation } from '@janur/i18n';
import { useDesk } from '../../check-in/desk-context.tsx';
import type { Attempt, Verdict } from '../../check-in/verdict.ts';
import { Button } from '../../look/button.tsx';
import { ColourScreen } from './colour-screen.tsx';

/** No answer came. What was entered is kept on this device under its own key; sending it again counts once. */
export function Unsent({ verdict }: { verdict: Extract<Verdict, { state: 'unsent' }> }) {
  const { t } = useTranslation();
  const { retry, close } = useDesk((desk) => desk);
  const { attempt, silence, isSending } = verdict;
  return (
    <ColourScreen
      tone="later"
      word={t(attempt.kind === 'scan' ? 'unsent.not_checked' : 'unsent.not_sent')}
      headline={subjectOf(attempt)}
      onClose={close}
      actions={
        <>
          <Button kind="second" onClick={close}>
            {t('unsent.later')}
          </Button>
          <Button aria-busy={isSending} onClick={() => void retry()}>
            {t(isSending ? 'verdict.sending' : 'unsent.retry')}
          </Button>
        </>
      }
    >
      <p css={{ paddingTop: 18 }}>{t(`unsent.${silence}`)}</p>
      {attempt.kind === 'operation' && <p css={{ color: '#A9BDBB' }}>{t('unsent.kept')}</p>}
    </ColourScreen>
  );
}

const subjectOf = (attempt: Attempt) => (attempt.kind === 'scan' ? attempt.code : attempt.operation.guestName);
