import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../data.ts';
import { Confirm } from '../../../parts/confirm.tsx';
import { useReason } from '../../../parts/problem.tsx';
import { useEditor } from '../editor-context.tsx';
import { removedEvents } from '../draft/removed-events.ts';

/** An event with guests cannot be removed: the way is to take them off it, here, and to save again. */
export function TakeGuestsOff({ events, onSave }: { events: string; onSave: () => void }) {
  const { t } = useTranslation();
  const reason = useReason();
  const base = useEditor((state) => state.base);
  const draft = useEditor((state) => state.draft);
  const [isAsked, setAsked] = useState(false);
  const takeOff = useMutation({
    mutationFn: async () => {
      for (const event_id of removedEvents(base, draft))
        await api(routes.inviteGuests, {
          body: { guests: { filter: { event_id } }, events: [{ event_id, is_invited: false }] },
        });
    },
    onSuccess: () => {
      setAsked(false);
      onSave();
    },
  });
  return (
    <>
      <button type="button" css={link} onClick={() => setAsked(true)}>
        {t('editor.take_off.open')}
      </button>
      {isAsked && (
        <Confirm
          title={t('editor.take_off.title', { events })}
          verb={t('editor.take_off.confirm')}
          isBusy={takeOff.isPending}
          problem={takeOff.isError ? reason(takeOff.error) : undefined}
          onConfirm={() => takeOff.mutate()}
          onClose={() => setAsked(false)}
        >
          <p css={{ margin: 0 }}>{t('editor.take_off.advice')}</p>
        </Confirm>
      )}
    </>
  );
}

const link = {
  padding: '6px 2px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 700,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
} as const;
