import { localeOf } from '@janur/contracts/languages';
import { useTranslation } from '@janur/i18n';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useEffectEvent } from 'react';
import { useDiscard } from './use-discard.ts';

const ID = 'editor-restored';

/** Says that unsaved work of the last time is here again, with the way to do without it. */
export function RestoredNotice({ since }: { since: string }) {
  const { t, i18n } = useTranslation();
  const discard = useDiscard();
  const show = useEffectEvent(() => {
    const time = new Date(since).toLocaleString(localeOf(i18n.language), { dateStyle: 'medium', timeStyle: 'short' });
    notifications.show({
      id: ID,
      role: 'status',
      autoClose: false,
      // at the foot it would lie on what saves
      position: 'top-center',
      closeButtonProps: { 'aria-label': t('parts.close') },
      message: (
        <div
          css={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: '8px 20px',
          }}
        >
          <span>{t('editor.restored', { time })}</span>
          <Button
            color="accent"
            css={{ flex: 'none', marginInlineStart: 'auto' }}
            onClick={() => {
              notifications.hide(ID);
              discard(t('editor.save.discarded', { what: time }));
            }}
          >
            {t('editor.save.discard')}
          </Button>
        </div>
      ),
    });
  });
  useEffect(() => {
    show();
    return () => void notifications.hide(ID);
  }, []);
  return null;
}
