import { useTranslation } from '@janur/i18n';
import { useDesk } from '../../check-in/desk-context.tsx';
import { Button } from '../../look/button.tsx';
import { ColourScreen } from './colour-screen.tsx';

/** Not recorded: the device has no room, or the browser keeps nothing. */
export function Failed() {
  const { t } = useTranslation();
  const close = useDesk((desk) => desk.close);
  return (
    <ColourScreen
      tone="no"
      word={t('said.refused.word')}
      headline={t('said.failed.title')}
      onClose={close}
      actions={<Button onClick={close}>{t('verdict.close')}</Button>}
    >
      <p css={{ paddingTop: 18 }}>{t('said.failed.what_to_do')}</p>
    </ColourScreen>
  );
}
