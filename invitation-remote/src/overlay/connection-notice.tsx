import { useTexts } from '@janur/kit';
import { useSyncExternalStore } from 'react';

/** Says so while the phone is offline: what stands on the page stays readable. */
export function ConnectionNotice() {
  const { t } = useTexts();
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <p
      role="status"
      css={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 50,
        margin: 0,
        padding: '10px 16px calc(10px + env(safe-area-inset-bottom))',
        background: '#2F2A24',
        color: '#fff',
        textAlign: 'center',
        font: '500 16px/1.4 system-ui, sans-serif',
      }}
    >
      {t('offline')}
    </p>
  );
}

function follow(notify: () => void) {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}
