import { useTranslation } from '@janur/i18n';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type Location, useBlocker } from 'react-router';
import { Sheet } from './sheet.tsx';

interface Unsaved {
  /** Asked at the moment of leaving. */
  isDirty: () => boolean;
  onSave: () => void;
  onClose: () => void;
  /** Whether what is typed would be out of sight there; another page by itself. */
  isElsewhere?: (here: Location, there: Location) => boolean;
}

/** What was typed is not lost by Escape, by the cross or by Back: one is asked first. `close` is for the sheet, `question` stands in it. */
export function useUnsaved({ isDirty, onSave, onClose, isElsewhere = isAnotherPage }: Unsaved): {
  close: () => void;
  question: ReactNode;
} {
  const { t } = useTranslation();
  const [isAsked, setIsAsked] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty() && isElsewhere(currentLocation, nextLocation),
  );
  const stay = () => (blocker.state === 'blocked' ? blocker.reset() : setIsAsked(false));
  const question = (isAsked || blocker.state === 'blocked') && (
    <Sheet
      place="middle"
      title={t('parts.unsaved.title')}
      onClose={stay}
      actions={
        <>
          <Button variant="default" onClick={() => (blocker.state === 'blocked' ? blocker.proceed() : onClose())}>
            {t('parts.unsaved.discard')}
          </Button>
          <Button
            onClick={() => {
              stay();
              onSave();
            }}
          >
            {t('parts.save')}
          </Button>
        </>
      }
    >
      <p css={{ margin: 0 }}>{t('parts.unsaved.advice')}</p>
    </Sheet>
  );
  return { close: () => (isDirty() ? setIsAsked(true) : onClose()), question };
}

/** Saves as the form's own button does, for `onSave`. */
export const submits = (formId: string) => (): void =>
  document.querySelector<HTMLFormElement>(`#${formId}`)?.requestSubmit();

const isAnotherPage = (here: Location, there: Location): boolean => here.pathname !== there.pathname;
