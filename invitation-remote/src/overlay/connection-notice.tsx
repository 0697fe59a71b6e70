import { css } from '@emotion/react';
import { sheet, sheetPadding, useTexts } from '@janur/kit';
import { useSyncExternalStore } from 'react';
import { inLook } from './in-look.ts';

/** Says so while the phone is offline: what stands on the page stays readable. */
export function ConnectionNotice() {
  const { t } = useTexts();
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <div data-invitation="" css={inLook}>
      <p role="status" data-part="offline" css={notice}>
        {t('offline')}
      </p>
    </div>
  );
}

const notice = css({
  ...sheet,
  position: 'fixed',
  inset: 'auto 12px calc(12px + env(safe-area-inset-bottom))',
  zIndex: 50,
  maxWidth: 560,
  marginInline: 'auto',
  padding: sheetPadding(12, 18, 12),
  textAlign: 'center',
});

function follow(notify: () => void) {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}
