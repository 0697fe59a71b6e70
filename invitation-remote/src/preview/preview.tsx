import type { Language, Lines } from '@janur/contracts';
import { PREVIEW_COLOURS, type PreviewEvent, type PreviewMessage, type PreviewScene } from '@janur/contracts/preview';
import { loadGuestTexts } from '@janur/i18n/load-guest-texts';
import {
  InvitationProvider,
  readLink,
  type Speaker,
  textsOf,
  useInvitation,
  useMusic,
  useOpeningModal,
  useShownLanguage,
  useTemplate,
  voiceOf,
  wordsOf,
} from '@janur/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { Loading } from '../loading/loading.tsx';
import { Overlay } from '../overlay/overlay.tsx';
import { TemplateOrPaper } from '../template-or-paper.tsx';
import { answerLocally } from './answers.ts';
import { goTo } from './go-to.ts';
import { tellTaps } from './taps.ts';

/** Shows the scenes that the page around it sends, which is of the staff's origin. It talks to that alone, and calls nobody. */
export default function Preview({ staff }: { staff: string }) {
  // tests open it as a page of its own, and speak to it from there
  const around = window.parent === window ? window.location.origin : staff;
  const tell = useEffectEvent((event: PreviewEvent) => window.parent.postMessage(event, around));
  const [scene, setScene] = useState<PreviewScene | null>(null);
  const { show, language } = useShownLanguage();

  useEffect(() => {
    globalThis.fetch = answerLocally;
    leaveFocusOutside();
    let shownId: number | null = null;
    const take = ({ origin, data }: MessageEvent<PreviewMessage | PreviewEvent>) => {
      if (origin !== around || data.kind !== 'janur-preview') return;
      const { client, isOpened } = data.scene;
      useOpeningModal.setState({ isShown: !isOpened });
      // another invitation's song waits for a tap of its own
      if (client.id !== shownId) useMusic.getState().stop();
      shownId = client.id;
      setScene(data.scene);
    };
    const save = (event: KeyboardEvent) => {
      if (!event.isTrusted || event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      tell({ kind: 'janur-preview-save' });
    };
    window.addEventListener('message', take);
    window.addEventListener('keydown', save);
    tell({ kind: 'janur-preview-ready' });
    return () => {
      window.removeEventListener('message', take);
      window.removeEventListener('keydown', save);
    };
  }, [around]);

  const wanted = scene?.client.option.language;
  const speak = useEffectEvent(async (chosen: Language) => show(chosen, await loadGuestTexts(chosen)));
  useEffect(() => {
    if (wanted) void speak(wanted);
  }, [wanted]);

  const isShown = scene !== null && wanted === language;
  useEffect(() => {
    if (isShown && scene) requestAnimationFrame(() => setTimeout(() => tell({ kind: 'janur-preview-shown' })));
  }, [isShown, scene]);
  const tellColours = useEffectEvent((colours: PreviewEvent['colours'] & {}) =>
    tell({ kind: 'janur-preview-colours', colours }),
  );
  useEffect(() => (isShown && scene ? readColours(tellColours) : undefined), [isShown, scene]);

  const isReviewed = scene?.isReviewed ?? false;
  useEffect(
    () => (isReviewed ? tellTaps((tapped) => tell({ kind: 'janur-preview-tapped', tapped })) : undefined),
    [isReviewed],
  );

  if (!isShown) return <Loading />;
  const { client, guest, query, template, isOpened, section } = scene;
  const invitation = { client, guest, link: readLink(client.option.slug, new URLSearchParams(query)) };
  return (
    // another template or another invitation starts anew; a keystroke does not
    <InvitationProvider key={`${template?.entry} ${client.id}`} invitation={invitation}>
      <TemplateOrPaper entry={template}>
        <Voice onWords={(words) => tell({ kind: 'janur-preview-words', words })} />
        <Overlay />
      </TemplateOrPaper>
      {isOpened && section ? <GoTo section={section} /> : null}
    </InvitationProvider>
  );
}

/** The words of the look that is worn, and the couple's own lines as they are being written. */
function Voice({ onWords }: { onWords: (words: PreviewEvent['words'] & {}) => void }) {
  const { client } = useInvitation();
  const template = useTemplate();
  const { show } = useShownLanguage();
  const { language, web_type, custom_text } = client.option;
  const lines = JSON.stringify(client.content.lines);
  const tellWords = useEffectEvent(onWords);
  const say = useEffectEvent(show); // another one with each text that was shown
  useEffect(() => {
    let isWanted = true;
    const said = { language, web_type, custom_text, lines: JSON.parse(lines) as Lines | null }; // written above
    const speak = async () => {
      const [general, voice] = await Promise.all([
        loadGuestTexts(language),
        voiceOf(template, language).catch(() => undefined),
      ]);
      if (!isWanted) return;
      say(language, textsOf(general, { client: speakerOf(said), language, voice }));
      tellWords(wordsOf(textsOf(general, { client: speakerOf({ ...said, lines: null }), language, voice })));
    };
    void speak();
    return () => void (isWanted = false);
  }, [template, language, web_type, custom_text, lines]);
  return null;
}

const speakerOf = ({ lines, ...option }: Speaker['option'] & { lines: Lines | null }): Speaker => ({
  option,
  content: { lines },
});

/** In the page's own tree: another template begins at its top, and goes there again. */
function GoTo({ section }: { section: string }) {
  useEffect(() => goTo(section), [section]);
  return null;
}

/** As soon as the template is there: it may still be on its way. */
function readColours(tell: (colours: PreviewEvent['colours'] & {}) => void): () => void {
  const timer = setInterval(() => {
    const root = document.querySelector('[data-invitation]');
    if (!root) return;
    clearInterval(timer);
    const worn = getComputedStyle(root);
    const colours = Object.fromEntries(PREVIEW_COLOURS.map((name) => [name, worn.getPropertyValue(name).trim()]));
    tell(colours);
  }, 100);
  return () => clearInterval(timer);
}

/** Somebody writes beside the preview: nothing in it takes the focus unless they are in it themselves. */
function leaveFocusOutside(): void {
  if (window.parent === window) return;
  // oxlint-disable-next-line typescript/unbound-method -- applied to the element that it is called on
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusWithin(options) {
    if (document.hasFocus()) Reflect.apply(focus, this, [options]);
  };
}
