import { useTranslation } from '@janur/i18n';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { isDirty } from '../draft/draft.ts';
import { Sheet } from '../../../parts/sheet.tsx';

/** Nobody leaves with unsaved changes by accident: not by a link, not by the back button, not by closing the window. */
export function LeaveGuard({ onSave }: { onSave: () => Promise<boolean> }) {
  const { t } = useTranslation();
  const dirty = useEditor(({ base, draft }) => isDirty(base, draft));
  const store = useEditorStore();
  const name = useEditor(({ draft }) => draft.name);
  const [isSaving, setIsSaving] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      (currentLocation.pathname !== nextLocation.pathname ||
        optionOf(currentLocation.search) !== optionOf(nextLocation.search)),
  );

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);

  if (blocker.state !== 'blocked') return null;
  async function saveAndLeave() {
    setIsSaving(true);
    const isSaved = await onSave();
    setIsSaving(false);
    if (isSaved) blocker.proceed?.();
    else blocker.reset?.();
  }
  function discardAndLeave() {
    // nothing of it shall come back the next time
    store.discard();
    blocker.proceed?.();
  }
  return (
    <Sheet
      place="middle"
      title={t('editor.leave.title', { name })}
      width={600}
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button variant="default" h={44} onClick={() => blocker.reset()}>
            {t('editor.leave.stay')}
          </Button>
          <Button variant="default" h={44} onClick={discardAndLeave}>
            {t('editor.leave.discard')}
          </Button>
          <Button h={44} loading={isSaving} onClick={() => void saveAndLeave()}>
            {t('editor.leave.save')}
          </Button>
        </>
      }
    >
      <p css={{ margin: 0 }}>{t('editor.leave.advice')}</p>
    </Sheet>
  );
}

const optionOf = (search: string): string | null => new URLSearchParams(search).get('option');
