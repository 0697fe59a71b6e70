import { css } from '@emotion/react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTexts } from '../texts.ts';
import { openLayer } from './back.ts';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** What screen readers call it. */
  label: string;
  className?: string | undefined;
  /** What is inside stays while it is closed: a half-written answer does, and what loads late loads when it opens. */
  isKept?: boolean;
  children: ReactNode;
}

const standing = css({ overscrollBehavior: 'contain', 'html:has(&[open])': { overflow: 'hidden' } });

/**
 * A modal on the browser's own `<dialog>`: focus stays inside and returns, Escape, the back button and a tap beside it
 * close. Its parts are `close` (a button) and `dialog-body`; unstyled else.
 */
export function Dialog({ isOpen, onClose, label, className, isKept = false, children }: DialogProps) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    // what is inside of the dialog is not the dialog: this is a tap beside it
    const leave = ({ target }: MouseEvent) => {
      if (target === element) close();
    };
    element.showModal();
    element.addEventListener('click', leave);
    const release = openLayer(() => close());
    return () => {
      element.removeEventListener('click', leave);
      release();
      if (element.open) element.close();
    };
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      css={standing}
      className={className}
      aria-label={label}
      data-part="dialog"
      onClose={(event) => {
        // the close of a dialog inside bubbles in React
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {(isOpen || isKept) && (
        <div data-part="dialog-body">
          <button type="button" data-part="close" aria-label={t('rsvp.close')} onClick={onClose}>
            <svg
              viewBox="0 0 24 24"
              width="24"
              height="24"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
              aria-hidden
            >
              <path d="M5,5l14,14M19,5L5,19" />
            </svg>
          </button>
          {children}
        </div>
      )}
    </dialog>
  );
}
