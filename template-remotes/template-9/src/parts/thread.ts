import chain from '../assets/chain.svg';
import edge from '../assets/edge.svg';
import field from '../assets/field.svg';
import shoots from '../assets/side-shoots.svg';
import tumpal from '../assets/tumpal.svg';
import wave from '../assets/wave.svg';

/** Gold thread in the light: it shines where it turns. */
export const SHEEN =
  'linear-gradient(155deg, var(--gold-light), var(--gold-deep) 18%, var(--gold) 34%, var(--gold-deep) 50%, var(--gold-light) 68%, var(--gold-deep) 84%, var(--gold-light))';

/** The dark warp over everything woven: one thread every 3 px. */
export const WARP = 'repeating-linear-gradient(90deg, #1b05086b 0 .9px, #0000 .9px 3px)';

const masked = (mask: string) => ({ background: `${WARP}, ${SHEEN}`, mask }) as const;

/** The field of the cloth, its middle flower in the middle of the box. `--thread` is how much of it one sees. */
export const fieldThread = { ...masked(`url(${field}) 50% 0`), opacity: 'var(--thread, .95)' } as const;

/** Pucuk rebung, a row of shoots 54 px high, between whatever stands around it. */
export const tumpalThread = { ...masked(`url(${tumpal}) 50% 0 / auto 54px repeat-x`), height: 54 } as const;

/** A narrow border, 12 px high. */
export const edgeThread = { ...masked(`url(${edge}) 50% 0 / 12px 12px repeat-x`), height: 12 } as const;

/** Waves, 18 px high. */
export const waveThread = { ...masked(`url(${wave}) 0 0 / 18px 18px repeat-x`), height: 18 } as const;

/** The chain of a selvedge, 30 px wide, and the shoots that grow out of it, 39 px. */
export const chainThread = { ...masked(`url(${chain}) 0 0 / 30px 66px repeat-y`), width: 30 } as const;
export const shootsThread = { ...masked(`url(${shoots}) 0 0 / 39px 66px repeat-y`), width: 39 } as const;

/** Words that are drawn in gold; where a gradient cannot be cut to them they are plain. On base alone. */
export const FOIL = {
  color: 'var(--title)',
  '@supports (background-clip: text)': {
    WebkitTextFillColor: 'transparent',
    paddingBottom: '.06em',
    boxDecorationBreak: 'clone',
    WebkitBoxDecorationBreak: 'clone',
    background: 'linear-gradient(176deg, var(--foil) 12%, var(--title) 50%, var(--foil-dip) 64%, var(--foil) 94%) text',
  },
  '@media (forced-colors: active)': { WebkitTextFillColor: 'CanvasText', background: 'none' },
} as const;
