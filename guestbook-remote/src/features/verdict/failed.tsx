import { useTranslation } from '@janur/i18n';
import { useCheckIn } from '../../check-in/open-event.tsx';
import { Button } from '../../design/button.tsx';
import { ColourDialog } from './colour-dialog.tsx';

/** Not recorded: the device has no room or keeps nothing, or the guest was seen to by another device meanwhile. */
export function Failed({ why }: { why: 'storage' | 'overtaken' }) {
  const { t } = useTranslation();
  const says = why === 'storage' ? 'said.failed' : 'said.overtaken';
  const close = useCheckIn((checkIn) => checkIn.close);
  return (
    <ColourDialog
      tone="no"
      word={t('said.refused.word')}
      headline={t(`${says}.title`)}
      onClose={close}
      main={<Button onClick={close}>{t('verdict.close')}</Button>}
    >
      <p css={{ paddingTop: 18 }}>{t(`${says}.what_to_do`)}</p>
    </ColourDialog>
  );
}
