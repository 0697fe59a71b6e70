import { honoredOnce } from '@janur/contracts/honorific';
import { useTranslation } from '@janur/i18n';
import { useState } from 'react';
import { useCheckIn, useEventStore } from '../../check-in/open-event.tsx';
import type { GuestView } from '../../event-store/event-store.ts';
import { Button } from '../../design/button.tsx';
import { Question } from '../../design/question.tsx';

/** Takes the whole arrival back, once the usher has read what goes with it. The bar can bring it back. */
export function CancelArrival({ guest }: { guest: GuestView }) {
  const { t } = useTranslation();
  const store = useEventStore();
  const record = useCheckIn((checkIn) => checkIn.record);
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking) {
    return (
      <Button kind="second" onClick={() => setIsAsking(true)}>
        {t('guest.undo_arrival')}
      </Button>
    );
  }
  return (
    <Question
      title={honoredOnce(t('guest.undo_ask', { name: guest.name }), guest.name)}
      keep={t('guest.undo_keep')}
      act={t('guest.undo_yes')}
      onKeep={() => setIsAsking(false)}
      onAct={() => {
        setIsAsking(false);
        void record(() => store.undo({ guest: guest.key }));
      }}
    >
      {t('guest.undo_what')}
    </Question>
  );
}
