import { useTranslation } from '@janur/i18n';
import { useCheckIn } from '../../check-in/open-event.tsx';
import { Button } from '../../design/button.tsx';
import { ColourDialog } from './colour-dialog.tsx';

/** Not recorded: the device has no room, or the browser keeps nothing. */
export function Failed() {
  const { t } = useTranslation();
  const close = useCheckIn((checkIn) => checkIn.close);
  return (
    <ColourDialog
      tone="no"
      word={t('said.refused.word')}
      headline={t('said.failed.title')}
      onClose={close}
      actions={<Button onClick={close}>{t('verdict.close')}</Button>}
    >
      <p css={{ paddingTop: 18 }}>{t('said.failed.what_to_do')}</p>
    </ColourDialog>
  );
}
