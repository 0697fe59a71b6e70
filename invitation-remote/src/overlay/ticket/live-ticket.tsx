import type { PublicClient } from '@janur/contracts';
import { MOST_PHONES } from '@janur/contracts/live-ticket';
import { useTexts } from '@janur/kit';
import { useEffect, useRef, useState } from 'react';
import { type LivePhone, livePhone, type Trouble } from './phone.ts';
import { button, card } from './styles.ts';
import { LiveCode } from './live-code.tsx';

type State = LivePhone | Trouble | 'wait';

/** The guest's way in, where the couple chose codes that change: a button on the page, and the ticket behind it. */
export default function LiveTicket({ client, code, name }: { client: PublicClient; code: string; name: string }) {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState<State>('wait');
  const { id: clientId } = client;
  const { slug } = client.option;

  // with the page, not with the tap: at the door there may be no network
  useEffect(() => {
    if (state !== 'wait') return undefined;
    let isGone = false;
    void livePhone({ clientId, slug, code }).then((phone) => !isGone && setState(phone));
    return () => void (isGone = true);
  }, [clientId, slug, code, state]);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('ticket.open')}
        css={button}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" width={22} height={22} fill="none" stroke="currentColor" strokeWidth={2} aria-hidden>
          <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2M20 14v6h-6v-2" />
        </svg>
      </button>
      {isOpen && (
        <dialog ref={dialog} css={card} aria-label={t('ticket.title')} onClose={() => setOpen(false)}>
          <h2>{name}</h2>
          {typeof state === 'string' ? (
            <p role="status">{t(`ticket.${state}`, { max: MOST_PHONES })}</p>
          ) : (
            <>
              <LiveCode phone={state} label={t('ticket.qr', { name })} />
              <p>{t('ticket.hint')}</p>
            </>
          )}
          {state === 'offline' && (
            <button type="button" data-kind="second" onClick={() => setState('wait')}>
              {t('ticket.again')}
            </button>
          )}
          <button type="button" onClick={() => dialog.current?.close()}>
            {t('ticket.close')}
          </button>
        </dialog>
      )}
    </>
  );
}
