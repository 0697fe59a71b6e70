import { useOpeningModal, useRsvpResult, useTexts } from '@janur/kit';
import { useEffect, useRef } from 'react';

/** The RSVP result modal: success or failed, with the words of spec §8. */
export function RsvpResult() {
  const { t } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpeningShown = useOpeningModal((store) => store.isShown);
  // a preview may close its opening again
  const isShown = useRsvpResult((store) => store.isShown) && !isOpeningShown;
  const type = useRsvpResult((store) => store.type);
  const kind = useRsvpResult((store) => store.kind);
  const note = useRsvpResult((store) => store.note);
  const close = useRsvpResult((store) => store.close);

  useEffect(() => {
    if (isShown) dialog.current?.showModal();
    else if (dialog.current?.open) dialog.current.close();
  }, [isShown]);

  const failed = t(note === 'many' ? 'rsvp.failed_flood' : 'rsvp.failed');
  const sent = note === 'held' ? t('rsvp.success_held') : t(kind === 'wish' ? 'rsvp.success_wish' : 'rsvp.success');
  return (
    <dialog
      ref={dialog}
      onClose={close}
      // a modal dialog keeps the page out, but lets the focus go to the browser: the one button keeps it
      onKeyDown={(event) => {
        if (event.key === 'Tab') event.preventDefault();
      }}
      aria-labelledby="rsvp-result-title"
      aria-describedby="rsvp-result-text"
      data-type={type}
      css={{
        width: 'min(320px, calc(100vw - 48px))',
        boxSizing: 'border-box',
        padding: '36px 28px 28px',
        border: 0,
        borderRadius: 20,
        background: '#FFFDFA',
        color: '#2F2A24',
        textAlign: 'center',
        font: '400 17px/1.5 system-ui, sans-serif',
        boxShadow: '0 24px 60px -20px rgb(0 0 0 / .45)',
        '&::backdrop': { background: 'rgb(24 18 14 / .55)' },
        '& h2': { margin: '16px 0 4px', font: '400 28px/1.2 Georgia, "Noto Serif", serif' },
        '& p': { margin: '0 0 24px' },
        '& button': {
          minHeight: 48,
          width: '100%',
          border: 0,
          borderRadius: 12,
          background: '#2F2A24',
          color: '#fff',
          font: '600 17px/1 system-ui, sans-serif',
          cursor: 'pointer',
        },
        '& :focus-visible': { outline: '2px solid #2F2A24', outlineOffset: 3 },
      }}
    >
      <svg viewBox="0 0 64 64" width={64} height={64} aria-hidden>
        <circle cx={32} cy={32} r={31} fill={type === 'success' ? '#E3F3E9' : '#FDE9E7'} />
        <path
          d={type === 'success' ? 'M20 33.500 28.500 42 45 24' : 'M32 18v18m0 8v2'}
          fill="none"
          stroke={type === 'success' ? '#1E7A4F' : '#B42318'}
          strokeWidth={4.5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <h2 id="rsvp-result-title">{type === 'success' ? t('rsvp.success_title') : t('rsvp.failed_title')}</h2>
      <p id="rsvp-result-text">{type === 'failed' ? failed : sent}</p>
      <button type="button" onClick={close}>
        {t('rsvp.close')}
      </button>
    </dialog>
  );
}
