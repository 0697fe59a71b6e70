import { css } from '@emotion/react';
import buntingFlags from '../../assets/carik-bunting-flags.svg';
import buntingLines from '../../assets/carik-bunting-lines.svg';
import cakeLines from '../../assets/carik-cake-lines.svg';
import cakeTiers from '../../assets/carik-cake-tiers.svg';
import cornerRoses from '../../assets/carik-corner-roses.svg';
import cornerTwigs from '../../assets/carik-corner-twigs.svg';
import cotton from '../../assets/carik-cotton.webp';
import shade from '../../assets/carik-shadow.webp';
import torn from '../../assets/carik-sheet.svg';
import { stencil } from '../../skeleton/stencil.ts';

/** Two crossed threads and the slubs of linen. */
export const LINEN =
  'repeating-linear-gradient(0deg, #0000 0 2px, #6b5a4514 2px 3px), repeating-linear-gradient(90deg, #0000 0 2px, #fffdf85c 2px 3px), repeating-linear-gradient(90deg, #8a775f0f 0 7px, #0000 7px 19px, #8a775f0c 19px 22px, #0000 22px 41px), repeating-linear-gradient(0deg, #8a775f0d 0 5px, #0000 5px 17px, #8a775f0f 17px 19px, #0000 19px 37px)';

/** Ink pressed into paper. */
export const PRESSED = '0 1px 0 #fff, 0 -.6px .8px color-mix(in srgb, currentColor 50%, #0006)';
export const GRAIN = `url("${cotton}") 0 0 / 120px`;

const layer = css({ position: 'absolute', inset: 0, pointerEvents: 'none' });
/** Under what is printed on it: give the box around it `isolation: isolate`. */
const ground = css(layer, { zIndex: -1 });
/** Painted along the torn edge: 24 of 342 and 640 units more on each side. */
const shadow = css(layer, {
  inset: 'calc(-24 / 640 * 100%) calc(-24 / 342 * 100%)',
  background: `url("${shade}") 0 0 / 100% 100% no-repeat`,
});
const edges = css(layer, stencil(torn, '#c9bba3'), { transform: 'translate(.8px, 2.6px)' });
const edge = css(layer, stencil(torn, '#e9dfce'), { transform: 'translate(.4px, 1.3px)' });
const sheet = css(layer, stencil(torn, `${GRAIN}, var(--paper)`));
const plate = css(layer, {
  inset: 18,
  border: '1.2px solid var(--rule)',
  borderRadius: 2,
  boxShadow: '1.2px 1.4px 0 #fff, inset 1.2px 1.4px 0 #fff',
});

/** A torn-edged cotton sheet with the sunk line of its plate. It fills the positioned box around it. */
export function Paper() {
  return (
    <div css={ground} aria-hidden="true">
      <div css={shadow} />
      <div css={edges} />
      <div css={edge} />
      <div css={sheet} />
      <div css={plate} />
    </div>
  );
}

const box = css(ground, { inset: 'auto', '& > span': { position: 'absolute', inset: 0 } });
/** Two stencils in the card's two inks. */
const inked = (lines: string, solid: string) =>
  [css(stencil(lines, 'var(--copper)')), css(stencil(solid, 'var(--primary)'))] as const;
const DRAWINGS = {
  roses: inked(cornerTwigs, cornerRoses),
  bunting: inked(buntingLines, buntingFlags),
  cake: inked(cakeLines, cakeTiers),
};

interface DrawnProps {
  className?: string;
}
const drawn = (drawing: keyof typeof DRAWINGS) =>
  function Drawn({ className }: DrawnProps) {
    return (
      <div css={box} className={className} aria-hidden="true">
        {DRAWINGS[drawing].map((ink, index) => (
          <span key={index} css={ink} />
        ))}
      </div>
    );
  };

/** Wild roses in two inks for a corner. */
export const Corner = drawn('roses');
/** For a birthday a string of pennants, and a cake. */
export const Bunting = drawn('bunting');
export const Cake = drawn('cake');
