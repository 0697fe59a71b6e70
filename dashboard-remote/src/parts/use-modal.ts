import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** For a `<dialog>` that is modal as long as it is rendered; Escape asks `onClose`, and closes nothing by itself. */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    const cancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    element?.showModal();
    element?.addEventListener('cancel', cancel);
    return () => {
      element?.removeEventListener('cancel', cancel);
      element?.close();
    };
  }, []);
  return dialog;
}
