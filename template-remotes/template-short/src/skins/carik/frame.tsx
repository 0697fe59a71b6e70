import { css } from '@emotion/react';
import { type FrameProps, useIsBirthday, below, from } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import shade from '../../assets/carik-shade.webp';
import { TABLET } from '../../skeleton/media.ts';
import { Desk } from './desk.tsx';
import { Nav } from './nav.tsx';
import { Bunting, Cake, Corner, LINEN, Paper } from './paper.tsx';

/** `--v` is one unit of the card: 342 × 684 units in a window of 390 × 844. Where there is little height, the page scrolls. */
const desk = css({
  '--v': 'clamp(.7px, min(100dvh / 844, 100vw / 390), 1.06px)',
  [TABLET]: { '--v': 'clamp(1px, 100dvh / 844, 1.34px)' },
  position: 'relative',
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: '1fr auto',
  justifyItems: 'center',
  overflow: 'clip',
  padding: 'calc(30 * var(--v)) 16px max(10px, env(safe-area-inset-bottom))',
  background: `${LINEN}, color-mix(in oklab, var(--base) 96%, #7a6248)`,
  [DESKTOP]: { alignContent: 'center', gridTemplateRows: 'auto auto', paddingTop: 24 },
});

const card = css({
  position: 'relative',
  width: 'min(100%, 342px)',
  minHeight: 'calc(620 * var(--v))',
  padding: 'calc(36 * var(--v)) 24px calc(26 * var(--v))',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  textAlign: 'center',
  isolation: 'isolate',
  color: 'var(--ink-on-third)',
  '--focus': 'var(--ink-on-third)',
  // what stands between two names, and for one a star
  '--between': '"&"',
  '&[data-birthday]': { '--between': '"✶"' },
  // what is on the card stands in the card's own order; the rest lies in sheets
  '& > section': { display: 'contents' },
  // unless the couple wants it on the card
  '& > section:has(> [data-unfolded])': { display: 'block', order: 4, scrollMarginTop: 16 },
  // what is lent lies on no sheet: the guests' photos stand below everything
  '& > [data-section="album"]': { display: 'block', order: 6, minWidth: 0, scrollMarginTop: 16 },
  '@media (max-height: 720px)': { paddingBlock: 24 },
  [`@media ${below('phone')}`]: { paddingInline: 22 },
  [`@media ${from('large')}`]: {
    alignSelf: 'center',
    width: 'min(420px, 100%)',
    minHeight: 'min(680px, calc(100dvh - 160px))',
  },
  [TABLET]: { width: 'min(500px, 100%)', minHeight: 'calc(640 * var(--v))' },
});

const first = css({
  left: 21,
  top: 21,
  width: 'calc(120 * var(--v))',
  aspectRatio: '1',
});
const last = css({
  right: 21,
  bottom: 21,
  width: 'calc(76 * var(--v))',
  aspectRatio: '1',
  transform: 'rotate(180deg)',
});
/** A cake stands upright. */
const baked = css(last, {
  width: 'calc(70 * var(--v))',
  aspectRatio: '100 / 120',
  right: 25,
  bottom: 24,
  transform: 'none',
  // below the last event, whatever little room is there
  '@media (max-height: 720px)': { width: 'calc(44 * var(--v))', right: 22, bottom: 22 },
});
const light = css({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '100% 0',
  pointerEvents: 'none',
  [DESKTOP]: { left: 'auto', width: '44vw' },
});

/** The card on its desk, below it four ways on. */
export function Frame({ children }: FrameProps) {
  const isBirthday = useIsBirthday();
  return (
    <div css={desk}>
      <Desk hasSprig={!isBirthday} />
      <div css={card} data-birthday={isBirthday || undefined}>
        <Paper />
        {isBirthday ? (
          <>
            <Bunting css={first} />
            <Cake css={baked} />
          </>
        ) : (
          <>
            <Corner css={first} />
            <Corner css={last} />
          </>
        )}
        {children}
      </div>
      <Nav />
      <img css={light} src={shade} alt="" loading="lazy" draggable={false} />
    </div>
  );
}
