import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useWakeLock } from '../../device/use-wake-lock.ts';
import { RoundButton } from '../../design/button.tsx';
import { Back, FullScreen } from '../../design/icons.tsx';
import { ACCENT, GLASS } from '../../design/tokens.ts';

interface StageProps {
  design: string;
  children: ReactNode;
  /** What is set here; hidden while nobody touches the screen. */
  controls?: ReactNode;
}

const CONTROLS_MS = 5000;

/**
 * A screen that hangs at the entrance for a whole evening: it stays awake, fills the screen, and everything on it is
 * measured in `--u`, a 1280th of a television's width.
 */
export function Stage({ design, children, controls }: StageProps) {
  const { t } = useTranslation();
  const stage = useRef<HTMLDivElement>(null);
  const isTouched = useTouched();
  useWakeLock();
  return (
    <div ref={stage} css={page} data-design={design} data-touched={isTouched || undefined}>
      {children}
      <div css={bar} inert={!isTouched}>
        <Link to="/settings" css={back} aria-label={t('greeting.back')} title={t('greeting.back')}>
          <Back />
        </Link>
        {controls}
        {document.fullscreenEnabled && (
          <RoundButton label={t('greeting.full_screen')} onClick={() => void toggleFullScreen(stage.current)}>
            <FullScreen />
          </RoundButton>
        )}
      </div>
    </div>
  );
}

async function toggleFullScreen(element: HTMLElement | null): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await element?.requestFullscreen();
}

/** True at first, and for a while after each touch or key. */
function useTouched(): boolean {
  const [isTouched, setIsTouched] = useState(true);
  useEffect(() => {
    let timer = setTimeout(() => setIsTouched(false), CONTROLS_MS);
    function touch() {
      setIsTouched(true);
      clearTimeout(timer);
      timer = setTimeout(() => setIsTouched(false), CONTROLS_MS);
    }
    const kinds = ['pointermove', 'pointerdown', 'keydown', 'focusin'];
    for (const kind of kinds) window.addEventListener(kind, touch);
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) window.removeEventListener(kind, touch);
    };
  }, []);
  return isTouched;
}

const page = css({
  '--u': 'min(100vw / 1280, 100dvh / 720)',
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  width: '100%',
  height: '100dvh',
  overflow: 'hidden',
  // a screen that stands on its end, or a phone: the parts follow one another
  '@media (max-aspect-ratio: 1/1)': { '--u': 'min(100vw / 720, 100dvh / 1280)' },
  '&:not([data-touched])': { cursor: 'none' },
});

const bar = css({
  position: 'absolute',
  right: 16,
  bottom: 16,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 10,
  maxWidth: 'calc(100% - 32px)',
  opacity: 0,
  transition: 'opacity 300ms',
  '[data-touched] > &': { opacity: 1 },
});

const back = css({
  display: 'grid',
  placeContent: 'center',
  width: 56,
  height: 56,
  borderRadius: '50%',
  background: GLASS,
  color: ACCENT,
});
