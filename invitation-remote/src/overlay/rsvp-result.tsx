import {
  type AnswerProps,
  type AnswerScene,
  useEvents,
  useAddressedGuest,
  useOpeningModal,
  useRsvpResult,
  useTemplate,
  useTexts,
} from '@janur/kit';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { PlainAnswer } from './plain-answer.tsx';

/**
 * What became of an answer, with the words of spec §8, as a scene that the family draws. The dialog, its focus and its words are the page's.
 */
export function RsvpResult() {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpeningShown = useOpeningModal((store) => store.isShown);
  const result = useRsvpResult();
  const { close, type } = result;
  // a preview may close its opening again
  const isShown = result.isShown && !isOpeningShown;
  const scene = useScene();
  const Answer = useDrawn();
  const words = useWords(scene.state);
  const { t } = useTexts();

  useEffect(() => {
    if (isShown) dialog.current?.showModal();
    else if (dialog.current?.open) dialog.current.close();
  }, [isShown]);

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
      data-part="answer"
      data-state={scene.state}
      css={{
        width: 'min(440px, calc(100vw - 32px))',
        maxHeight: '92dvh',
        boxSizing: 'border-box',
        padding: 0,
        border: 0,
        background: 'transparent',
        color: 'var(--ink)',
        '&::backdrop': { background: 'rgb(24 18 14 / .6)' },
      }}
    >
      <div data-invitation="">
        <Answer
          scene={scene}
          words={
            <>
              <h2 id="rsvp-result-title" data-part="answer-title">
                {words.title}
              </h2>
              <p id="rsvp-result-text" data-part="answer-text">
                {words.text}
              </p>
            </>
          }
          actions={
            <button type="button" data-part="close" onClick={close}>
              {t('rsvp.close')}
            </button>
          }
        />
      </div>
    </dialog>
  );
}

function useScene(): AnswerScene {
  const { type, kind, note, coming } = useRsvpResult();
  const guest = useAddressedGuest();
  const events = useEvents();
  const state = () => {
    if (type === 'failed') return 'failed';
    if (note === 'held' || note === 'kept') return note;
    if (kind === 'wish') return 'wish';
    return coming.isComing === false ? 'declined' : 'sent';
  };
  const titles = events.filter(({ id }) => coming.eventIds.includes(id)).map(({ title }) => title);
  return { state: state(), guest, count: coming.count, events: titles };
}

function useWords(state: AnswerScene['state']): { title: string; text: string } {
  const { t } = useTexts();
  const note = useRsvpResult((store) => store.note);
  switch (state) {
    case 'failed':
      return { title: t('rsvp.failed_title'), text: t(note === 'many' ? 'rsvp.failed_flood' : 'rsvp.failed') };
    case 'kept':
      return { title: t('rsvp.kept_title'), text: t('rsvp.waiting') };
    case 'declined':
      return { title: t('rsvp.declined_title'), text: t('rsvp.declined') };
    case 'held':
      return { title: t('rsvp.success_title'), text: t('rsvp.success_held') };
    case 'wish':
      return { title: t('rsvp.success_title'), text: t('rsvp.success_wish') };
    case 'sent':
      return { title: t('rsvp.success_title'), text: t('rsvp.success') };
  }
}

/** The family's scene, which is there before anybody has answered; the plain one until then, and where the family has none. */
function useDrawn(): ComponentType<AnswerProps> {
  const { drawn } = useTemplate();
  const [Answer, setAnswer] = useState<ComponentType<AnswerProps>>(() => PlainAnswer);
  useEffect(() => {
    drawn?.().then(
      (late) => setAnswer(() => late.Answer ?? PlainAnswer),
      () => undefined, // the plain scene is there
    );
  }, [drawn]);
  return Answer;
}
