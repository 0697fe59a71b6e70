import { useTranslation } from '@janur/i18n';
import { useNavigate } from 'react-router';
import { useDesk } from '../../check-in/desk-context.tsx';
import type { Verdict } from '../../check-in/verdict.ts';
import { Button } from '../../look/button.tsx';
import { ColourScreen } from './colour-screen.tsx';

/** Not let in, in plain words, with the ways on. */
export function Refused({ verdict }: { verdict: Extract<Verdict, { state: 'refused' }> }) {
  const { t } = useTranslation();
  const close = useDesk((desk) => desk.close);
  const navigate = useNavigate();
  const { refusal } = verdict;

  function leaveFor(page: string) {
    close();
    void navigate(page);
  }

  return (
    <ColourScreen
      tone="no"
      word={t('verdict.refused')}
      headline={t(`refusal.${refusal}.title`)}
      onClose={close}
      actions={
        <>
          <Button kind="second" onClick={() => leaveFor('/search?by=phone')}>
            {t('verdict.by_phone')}
          </Button>
          <Button kind="second" onClick={() => leaveFor('/walk-in')}>
            {t('verdict.walk_in')}
          </Button>
          <Button onClick={() => leaveFor('/scan')}>{t('verdict.scan_again')}</Button>
        </>
      }
    >
      <p css={{ paddingTop: 18 }}>{t(`refusal.${refusal}.what_to_do`)}</p>
    </ColourScreen>
  );
}
