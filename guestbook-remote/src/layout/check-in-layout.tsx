import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { type RefObject, useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { useCheckIn, useOpenEvent } from '../check-in/open-event.tsx';
import { usePreferences } from '../device/preferences.ts';
import { codeOf, VerdictDialog } from '../features/verdict/verdict-dialog.tsx';
import { TABLET, TINY } from '../design/tokens.ts';
import { Header } from './header.tsx';
import { AttendanceNumbers } from './attendance-numbers.tsx';
import { RecentRows } from './recent-rows.tsx';
import { TabBar } from './tab-bar.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useNoStrayTaps } from '../design/stray-taps.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useKeyboardWedge } from './use-keyboard-wedge.ts';
import { useProceedKey } from './use-proceed-key.ts';
import { useVerdictFeedback } from './use-verdict-feedback.ts';
import { VerdictNews } from './verdict-news.tsx';

/** Phone: the verdict covers everything. Tablet: the page on one side, the verdict or the latest guests on the other. */
export function CheckInLayout() {
  const { t } = useTranslation();
  const screen = useCheckIn((page) => page.screen);
  const read = useCheckIn((page) => page.read);
  const close = useCheckIn((page) => page.close);
  const hand = usePreferences((preferences) => preferences.hand);
  const page = useRef<HTMLDivElement>(null);
  const content = useStartOfPage();
  const hasVerdict = screen.state !== 'none';

  useNoStrayTaps();
  useKeyboardWedge(read);
  useProceedKey();
  useVerdictFeedback();
  useFocusReturn(hasVerdict, page);
  useBackCloses(hasVerdict, close);
  usePairingPage();

  return (
    <div css={layout} data-hand={hand}>
      <div ref={page} css={column} inert={hasVerdict} tabIndex={-1}>
        <div css={overHead}>
          <UndoBar />
        </div>
        <Header />
        <main ref={content} css={{ minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' }}>
          <Outlet />
        </main>
        <TabBar />
      </div>
      <div css={[side, hasVerdict && open]} data-verdict={codeOf(screen)}>
        {hasVerdict ? (
          <VerdictDialog screen={screen} />
        ) : (
          <div css={aside}>
            <AttendanceNumbers />
            <section aria-label={t('desk.last')}>
              <RecentRows limit={8} />
            </section>
          </div>
        )}
      </div>
      <VerdictNews screen={screen} />
    </div>
  );
}

/** One column scrolls for all pages: each opens at its beginning. */
function useStartOfPage() {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname) content.current?.scrollTo(0, 0);
  }, [pathname]);
  return content;
}

/** Whoever scanned another device's code sees at once what comes of it. */
function usePairingPage() {
  const { pairing } = useOpenEvent();
  const step = useStore(pairing.state, (now) => now.step);
  const navigate = useNavigate();
  const isNew = step === 'opening' || step === 'joining' || step === 'failed';
  useEffect(() => {
    if (isNew) void navigate('/connect');
  }, [isNew, navigate]);
}

/** After a verdict the focus goes back to where the usher was. */
function useFocusReturn(hasVerdict: boolean, page: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const remember = () => {
      if (page.current?.contains(document.activeElement)) before.current = document.activeElement;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [page]);
  useEffect(() => {
    if (hasVerdict) return;
    const target = before.current?.isConnected ? before.current : page.current;
    if (document.activeElement === document.body && target instanceof HTMLElement)
      target.focus({ preventScroll: true });
  }, [hasVerdict, page]);
}

const layout = css({
  display: 'grid',
  height: '100dvh',
  [TINY]: { height: 'auto' },
  [TABLET]: {
    gridTemplateColumns: '1.18fr 1fr',
    '&[data-hand=left]': { direction: 'rtl', '& > *': { direction: 'ltr' } },
  },
});

const column = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 0,
  height: '100dvh',
  [TINY]: { height: 'auto', minHeight: '100dvh' },
  '&:focus-visible': { outline: 'none' },
});

// over the head of the page: whatever comes and goes moves no button, and lies under no thumb
const overHead = css({
  position: 'fixed',
  zIndex: 5,
  inset: '0 0 auto',
  padding: '8px 12px',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  [TABLET]: { position: 'absolute', padding: '16px 24px' },
});

const side = css({
  display: 'none',
  minWidth: 0,
  [TABLET]: {
    display: 'block',
    height: '100dvh',
    overflowY: 'auto',
    background: 'color-mix(in srgb, var(--card) 45%, var(--ground))',
  },
});

const open = css({
  display: 'block',
  position: 'fixed',
  inset: 0,
  zIndex: 10,
  overflowY: 'auto',
  [TABLET]: { position: 'relative' },
});

const aside = css({ padding: '24px 24px 32px' });
