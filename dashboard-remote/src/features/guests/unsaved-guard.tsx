import { useTranslation } from '@janur/i18n';
import { Button } from '@mantine/core';
import { useBlocker } from 'react-router';
import { Sheet } from '../../parts/sheet.tsx';

/** What was typed is not lost by Escape, by the cross or by Back: one is asked first. */
export function UnsavedGuard({ isDirty, onSave }: { isDirty: () => boolean; onSave: () => void }) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        new URLSearchParams(currentLocation.search).get('guest') !==
          new URLSearchParams(nextLocation.search).get('guest')),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Sheet
      place="middle"
      title={t('guests.unsaved.title')}
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button variant="default" onClick={() => blocker.proceed()}>
            {t('guests.unsaved.discard')}
          </Button>
          <Button
            onClick={() => {
              blocker.reset();
              onSave();
            }}
          >
            {t('parts.save')}
          </Button>
        </>
      }
    >
      <p css={{ margin: 0 }}>{t('guests.unsaved.advice')}</p>
    </Sheet>
  );
}
