import { useTexts } from '@janur/kit';
import { action, Screen } from './screen.tsx';

/** Something of ours did not load: said plainly, with the one thing that helps. */
export function Trouble() {
  const { t } = useTexts();
  return (
    <Screen title={t('trouble.title')} text={t('trouble.text')} drawing={null}>
      <button type="button" css={action} onClick={() => window.location.reload()}>
        {t('trouble.again')}
      </button>
    </Screen>
  );
}
