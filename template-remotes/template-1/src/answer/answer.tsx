import { css, keyframes } from '@emotion/react';
import type { AnswerProps } from '@janur/kit';
import { CJK, REDUCED_MOTION, WITHOUT_MOTION } from '@janur/template-parts';
import jar from '../assets/olive-jar.svg';
import pot from '../assets/pot.svg';
import { ArchFrame } from '../drawings/arch-frame.tsx';
import { outlineButton, solidButton } from '../parts/layout.ts';
import { PLASTER, slab } from '../parts/plaster.ts';
import { Scenery } from '../parts/scenery.tsx';

const still = { [WITHOUT_MOTION]: { animation: 'none' }, [REDUCED_MOTION]: { animation: 'none' } } as const;

const wall = css({
  display: 'grid',
  gridTemplateRows: 'minmax(240px, 1fr) auto',
  minHeight: '100%',
  overflow: 'hidden',
  background: `${PLASTER}, linear-gradient(var(--base), var(--wall-face))`,
});
const scene = css({
  '--h': 'clamp(240px, 46vh, 430px)',
  position: 'relative',
  display: 'grid',
  placeItems: 'end center',
  paddingTop: 26,
});
const arch = css({ width: 'min(74%, calc(var(--h) * .82), 320px)', height: 'var(--h)' });
const view = css({ '--horizon': 'calc(110 * var(--u))' });

const swing = (way: 1 | -1) => keyframes({ from: { transform: 'none' }, to: { transform: `rotateY(${way * 74}deg)` } });
const ajar = (way: 1 | -1) => ({ '[data-waits] &': { transform: `rotateY(${way * 12}deg)`, animation: 'none' } });
const shut = { '[data-no] &': { transform: 'none', animation: 'none' } } as const;

/** Two leaves of boards; they swing inwards on their hinges. */
const leaves = css({ position: 'absolute', inset: 0, perspective: 620, overflow: 'hidden' });
const leaf = css({
  position: 'absolute',
  insetBlock: 0,
  width: '50.4%',
  background:
    'radial-gradient(circle at 50% 12px, var(--clay-2) 0 2.4px, #0000 3px) 0 34% / 20px 120px, repeating-linear-gradient(90deg, var(--clay-7) 0 1.4px, var(--primary) 1.4px 2.4px, #0000 2.4px 20px), linear-gradient(var(--clay-6), var(--primary) 30%, var(--deep))',
  boxShadow: 'inset 0 0 22px #2d0f06aa',
});
const left = css({
  left: 0,
  transformOrigin: '0 50%',
  transform: 'rotateY(74deg)',
  animation: `${swing(1)} 1400ms cubic-bezier(.5,.02,.2,1) both`,
  ...ajar(1),
  ...shut,
  ...still,
});
const right = css({
  right: 0,
  transformOrigin: '100% 50%',
  transform: 'rotateY(-74deg)',
  animation: `${swing(-1)} 1400ms cubic-bezier(.5,.02,.2,1) both`,
  ...ajar(-1),
  ...shut,
  ...still,
});
const standing = { position: 'absolute', bottom: -10, height: 'auto', maxWidth: 'none' } as const;
const tree = css({ ...standing, width: 'calc(var(--h) * .44)', left: 'max(-30px, 50% - var(--h) * .58)' });
const small = css({ ...standing, width: 'calc(var(--h) * .13)', right: 'max(12px, 50% - var(--h) * .44)' });

const glow = keyframes({ from: { opacity: 0, transform: 'scale(.6)' } });
/** The lamp that stays lit over a door that is closed this time. */
const lamp = css({
  position: 'absolute',
  top: '24%',
  left: '50%',
  width: 46,
  marginLeft: -23,
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '-70px -90px',
    background: 'radial-gradient(closest-side, #ffdf9ccc, #ffc46b55 46%, #ffc46b00)',
    animation: `${glow} 1400ms ease-out both`,
    ...still,
  },
  '& svg': { position: 'relative', display: 'block', width: '100%', height: 'auto' },
});
/** A letter on the threshold: kept, and not gone yet. */
const letter = css({
  position: 'absolute',
  bottom: 2,
  left: '50%',
  width: 74,
  height: 40,
  marginLeft: -37,
  background:
    'linear-gradient(152deg, #0000 49%, var(--clay-2) 49% 51%, #0000 51%) 0 0 / 50% 100% no-repeat, linear-gradient(208deg, #0000 49%, var(--clay-2) 49% 51%, #0000 51%) 100% 0 / 50% 100% no-repeat, var(--lit)',
  boxShadow: '0 4px 10px #2d0f0688',
  transform: 'perspective(200px) rotateX(38deg)',
});

const said = css(slab, {
  position: 'relative',
  padding: '24px 26px calc(28px + env(safe-area-inset-bottom))',
  textAlign: 'center',
  borderTop: '14px solid var(--clay-2)',
  boxShadow: 'inset 0 12px 0 -4px var(--clay-6), inset 0 14px 0 -1px var(--clay-4)',
  '& h2': {
    fontSize: 'clamp(1.625rem, 7.4vw, 2.25rem)',
    lineHeight: 1.15,
    hyphens: 'auto',
    [CJK]: { lineHeight: 1.35 },
  },
  '& p': { maxWidth: 420, margin: '10px auto 0', font: '400 1.0625rem/1.55 var(--font-body)' },
});
const buttons = css({
  display: 'grid',
  gap: 10,
  maxWidth: 320,
  margin: '22px auto 0',
  '& :is(button, a, summary)': { ...outlineButton, minHeight: 52 },
  '& [data-part="close"]': { ...solidButton, minHeight: 54, color: 'var(--ink)', background: 'var(--base)' },
});

/** The house's door opens on the valley; for who cannot come it stays closed, and the lamp over it is lit. */
export function Answer({ scene: { state }, words, actions }: AnswerProps) {
  const isNo = state === 'declined';
  const waits = state === 'kept' || state === 'failed' || state === 'held';
  return (
    <div css={wall}>
      <div css={scene} aria-hidden="true" data-no={isNo || undefined} data-waits={waits || undefined}>
        <ArchFrame css={arch}>
          <Scenery css={view} />
          <div css={leaves}>
            <div css={[leaf, left]} />
            <div css={[leaf, right]} />
          </div>
          {isNo && (
            <div css={lamp}>
              <svg viewBox="0 0 46 70">
                <path d="M23,0V12M12,12H34L40,22H6Z" fill="var(--clay-7)" stroke="var(--clay-7)" strokeWidth="3" />
                <path d="M9,24H37L33,58H13Z" fill="#ffe3a6" stroke="var(--clay-7)" strokeWidth="3" />
                <path d="M23,32C30,42 28,52 23,54C18,52 16,42 23,32Z" fill="#f29a3c" />
                <path d="M10,58H36V64H10Z" fill="var(--clay-7)" />
              </svg>
            </div>
          )}
          {waits && <div css={letter} />}
        </ArchFrame>
        <img css={tree} src={jar} alt="" width="240" height="342" draggable={false} />
        <img css={small} src={pot} alt="" width="52" height="50" draggable={false} />
      </div>
      <div css={said}>
        {words}
        <div css={buttons}>{actions}</div>
      </div>
    </div>
  );
}
