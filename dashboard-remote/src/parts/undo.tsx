import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useId, useRef } from 'react';

/** templates.md: so long can an action be taken back. */
export const UNDO_MS = 6000;

interface UndoOffer {
  id: string;
  /** What was done, by the name of its object. */
  text: string;
  onUndo: () => void;
  /** Until it is used or closed: nobody has to hurry. */
  stays?: boolean;
}

/** Says what was just done, with the way back. The time stands still for whoever is at the button (WCAG 2.2.1). */
export function useOfferUndo(): (offer: UndoOffer) => void {
  const { t } = useTranslation();
  return ({ id, text, onUndo, stays = false }) => {
    const hold = (isHeld: boolean) =>
      notifications.update({ ...offer, autoClose: isHeld || stays ? false : UNDO_MS, withAutoCloseProgress: !isHeld });
    const undo = () => {
      notifications.hide(id);
      onUndo();
    };
    const offer = {
      id,
      role: 'status',
      autoClose: stays ? false : UNDO_MS,
      withAutoCloseProgress: !stays,
      withCloseButton: stays,
      closeButtonProps: { 'aria-label': t('parts.close') },
      message: (
        <div css={bar}>
          <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>{text}</span>
          {stays ? (
            <Button color="accent" onClick={undo}>
              {t('parts.undo')}
            </Button>
          ) : (
            <Button
              ref={takeFocus}
              color="accent"
              onFocus={({ target }) => target.matches(':focus-visible') && hold(true)}
              onBlur={() => hold(false)}
              onClick={undo}
            >
              {t('parts.undo')}
            </Button>
          )}
        </div>
      ),
    };
    notifications.hide(id);
    notifications.show(offer);
  };
}

/** For who edits a list: the last removal's way back, until another one or until the list is left. */
export function useRemoval<Gone>(putBack: (gone: Gone) => void) {
  const id = useId();
  const offerUndo = useOfferUndo();
  const latest = useRef(putBack);
  useEffect(() => {
    latest.current = putBack;
  });
  useEffect(() => () => void notifications.hide(id), [id]);
  return {
    offer: (text: string, gone: Gone) => offerUndo({ id, text, stays: true, onUndo: () => latest.current(gone) }),
    withdraw: () => void notifications.hide(id),
  };
}

/** Where what was pressed is gone, the next thing that one may want is here. Afterwards the page itself has the focus. */
function takeFocus(button: HTMLButtonElement): () => void {
  // who still stands somewhere, in a guest's sheet for one, goes on from there
  if (document.activeElement === null || document.activeElement === document.body) button.focus();
  return () => {
    if (document.activeElement === button) document.getElementById('content')?.focus({ preventScroll: true });
  };
}

const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 20,
  '& button': { flex: 'none' },
});
