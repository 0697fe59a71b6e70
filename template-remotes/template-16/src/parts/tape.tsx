import { css } from '@emotion/react';
import daisies from '../assets/tape-daisies.svg';
import dots from '../assets/tape-dots.svg';
import gingham from '../assets/tape-gingham.svg';
import stripes from '../assets/tape-stripes.svg';

const TAPES = { daisies, dots, gingham, stripes };
export type TapeKind = keyof typeof TAPES;

/** A strip of masking tape, to be placed by its `className`. */
export const Tape = ({ kind, className }: { kind: TapeKind; className?: string }) => (
  <i aria-hidden="true" className={className} css={[tape, { backgroundImage: `url("${TAPES[kind]}")` }]} />
);

const tape = css({
  position: 'absolute',
  zIndex: 2,
  display: 'block',
  width: 84,
  aspectRatio: '98 / 31',
  background: '50% / 100% 100% no-repeat',
  pointerEvents: 'none',
});
