import { type ReactNode, useEffect, useState } from 'react';
import { useInvitation } from '../model/invitation.tsx';
import { useMusic } from '../stores/music.ts';
import { useOpeningModal } from '../stores/opening.ts';
import type { Template } from '../template.ts';
import { ThemeRoot } from '../theme/theme-root.tsx';
import { visibleSections } from './sections.ts';

/** How long a template may play its signature move before the opening is taken away, in ms. */
const LEAVING = 1100;

/**
 * A whole invitation in a template's look. Sections that the template leaves out come from `plain`; sections that
 * neither has are not shown.
 */
export function InvitationPage({ template, plain }: { template: Template; plain: Template }) {
  const { client } = useInvitation();
  const isOpeningShown = useOpeningModal((store) => store.isShown);
  const isReady = useAfterFirstPaint();
  return (
    <ThemeRoot template={template}>
      <Opening template={template} />
      {isReady && (
        <main inert={isOpeningShown}>
          <template.Frame>
            {visibleSections(client).map((name) => {
              const Section = template.sections[name] ?? plain.sections[name];
              return Section ? (
                <section key={name} id={name} data-section={name}>
                  <Section />
                </section>
              ) : null;
            })}
          </template.Frame>
        </main>
      )}
    </ThemeRoot>
  );
}

/** The opening until it was opened: music starts in the tap, the page scrolls, focus goes to the hero's heading. */
function Opening({ template }: { template: Template }): ReactNode {
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
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(close, still ? 0 : LEAVING);
    return () => clearTimeout(timer);
  }, [close, isLeaving]);

  // after the page below has lost its `inert`
  useEffect(() => {
    if (!isShown) focusHero();
  }, [isShown]);

  if (!isShown) return null;
  return (
    <template.Opening
      isLeaving={isLeaving}
      onOpen={() => {
        play();
        setFullscreen(false);
        setIsLeaving(true);
      }}
    />
  );
}

function focusHero() {
  const heading = document.querySelector<HTMLElement>('[data-section="hero"] h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** False for the first paint: the opening comes alone, what lies under it right after. */
function useAfterFirstPaint(): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTimeout(() => setIsAfter(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isAfter;
}
