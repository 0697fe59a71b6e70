import { type CSSProperties, type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { leadToMusic, MusicComesFirst } from '../controls/music-button.tsx';
import { useInvitation } from '../model/invitation.tsx';
import { takeEarlyTap } from '../opening/early-tap.ts';
import { FirstScreen } from '../opening/first-screen.tsx';
import { OpeningDialog } from '../opening/opening-dialog.tsx';
import { useOpeningView } from '../opening/use-opening-view.ts';
import { quietLook } from '../quiet/quiet-look.ts';
import { isQuiet, useQuiet } from '../quiet/use-quiet.ts';
import { useMusic } from '../stores/music.ts';
import { useOpeningModal } from '../stores/opening.ts';
import { shareClient } from '../stores/shared-state.ts';
import type { Template } from '../template.ts';
import { pageLook } from '../theme/page-look.ts';
import { useOwnStyles } from '../theme/use-own-styles.ts';
import { useHostWords } from '../typography/use-host-words.ts';
import { useHyphens } from '../typography/use-hyphens.ts';
import { pageSections } from './sections.ts';
import { TemplateOfPage } from './template-of-page.ts';

/** How long a template may play its signature move before the opening is taken away, in ms. */
const LEAVING = 1100;

/**
 * A whole invitation in a template's look. Sections that the template leaves out come from `plain`; sections that
 * neither has are not shown. `children` stand beside the page and, like it, come after the opening's first paint.
 */
export function InvitationPage({
  template,
  plain,
  children,
}: {
  template: Template;
  /** Needed only for sections that the template leaves out. */
  plain?: Template | null;
  children?: ReactNode;
}) {
  const { client, guest, link } = useInvitation();
  const isOpeningShown = useOpeningModal((store) => store.isShown);
  const isReady = useAfterFirstPaint();
  useOwnStyles(client.option);
  useHyphens(isReady && !isOpeningShown);
  useHostWords();
  const isStill = useQuiet();
  const ownLook = pageLook(template.skins, client.option);
  const look = isStill ? quietLook(ownLook) : ownLook;
  const { slug } = link;
  useEffect(() => {
    shareClient(client, look);
    // nobody waits for it
    if (!isOpeningShown) import('../stores/kept.ts').then(({ keepClient }) => keepClient(slug)).catch(() => undefined);
    // the look follows from these
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, template, slug, isOpeningShown, isStill]);
  // what stands beside the page wears its colours and fonts, and none of its template's rules
  const ownColours = look.properties as CSSProperties; // React passes custom properties through; its type knows only standard ones
  return (
    <TemplateOfPage value={template}>
      <FirstScreen
        template={template}
        look={look}
        opening={<Opening template={template} isPageReady={isReady} />}
        beside={
          isReady && (
            <div style={ownColours} data-overlay={look.id} data-music={template.music}>
              {children}
            </div>
          )
        }
      >
        {isReady && (
          <main inert={isOpeningShown}>
            <MusicComesFirst />
            <template.Frame>
              {pageSections(client, guest).map((name) => {
                const Section = template.sections[name] ?? plain?.sections[name];
                return Section ? (
                  <section key={name} id={name} data-section={name}>
                    <Section />
                  </section>
                ) : null;
              })}
            </template.Frame>
          </main>
        )}
      </FirstScreen>
    </TemplateOfPage>
  );
}

/** The opening until it was opened: music starts in the tap, the page scrolls, focus goes to the hero's heading. */
function Opening({ template, isPageReady }: { template: Template; isPageReady: boolean }): ReactNode {
  const view = useOpeningView();
  const isShown = useOpeningModal((store) => store.isShown);
  const close = useOpeningModal((store) => store.close);
  const setFullscreen = useOpeningModal((store) => store.setFullscreen);
  const play = useMusic((store) => store.play);
  const [isLeaving, setIsLeaving] = useState(false);

  useEffect(() => {
    document.documentElement.style.overflow = isShown ? 'hidden' : '';
    if (isShown) window.scrollTo(0, 0);
    return () => void (document.documentElement.style.overflow = '');
  }, [isShown]);

  useEffect(() => {
    if (!isLeaving) return;
    const still = isQuiet() || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(
      () => {
        close();
        setIsLeaving(false); // whoever shows it again finds it closed
      },
      still ? 0 : LEAVING,
    );
    return () => clearTimeout(timer);
  }, [close, isLeaving]);

  // after the page below has lost its `inert`
  useEffect(() => {
    if (!isShown) focusHero();
  }, [isShown]);

  const open = () => {
    if (!isQuiet()) play();
    setFullscreen(false);
    // the pressed button is painted first: what lies under the opening takes longer
    startTransition(() => setIsLeaving(true));
  };
  // the opening of a tap that came before this page did: it has the page below to show by now
  const openIfTapped = useEffectEvent(() => {
    if (takeEarlyTap()) open();
  });
  useEffect(() => {
    if (isPageReady) openIfTapped();
  }, [isPageReady]);

  if (!isShown) return null;
  return (
    <OpeningDialog view={view} isLeaving={isLeaving} onOpen={open}>
      <template.Opening view={view} />
    </OpeningDialog>
  );
}

function focusHero() {
  const heading = document.querySelector<HTMLElement>('[data-section="hero"] h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  leadToMusic(heading);
}

/** False for the first paint: the opening comes alone, what lies under it right after, a slice at a time between taps. */
function useAfterFirstPaint(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => startTransition(() => setIsAfter(true))));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isAfter;
}
