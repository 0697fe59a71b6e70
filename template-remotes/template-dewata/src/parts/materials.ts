import corniceTile from '../assets/cornice.svg';
import polengTile from '../assets/poleng.svg';
import simbarTile from '../assets/simbar.svg';

/** The check of three tones, 12 px a field. */
export const POLENG = `url(${polengTile})`;
export const CORNICE = `url(${corniceTile})`;
/** The paras of the gate, and what is written on it. */
export const STONE = '#cdbfa6';
export const ON_STONE = '#2c2a25';

/** Leaf gold as a rule, lit from above. */
export const GOLD_RULE = 'linear-gradient(#fbe7a4, #e0a526 50%, #a36d10)';

/** A row of antefixes on the upper edge of a box, `size` each. */
export const antefixes = (size: number) =>
  ({
    content: '""',
    position: 'absolute',
    insetInline: 0,
    bottom: '100%',
    height: size,
    background: `url(${simbarTile}) 50% 100% / ${size}px ${size}px repeat-x`,
    pointerEvents: 'none',
  }) as const;
