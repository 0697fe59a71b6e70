import paper from '../assets/paper.webp';

/** The grain of laid paper, to lie over any ground. */
export const LAID = `url(${paper}) 0 0 / 156px`;

/** Paper of base: the same grain, half as strong. */
export const SHEET = `linear-gradient(color-mix(in srgb, var(--base) 62%, #0000) 0 0), ${LAID}, var(--base)`;

/** The envelope's outside, lit from above. */
export const ENVELOPE = `${LAID}, linear-gradient(var(--third), var(--envelope))`;

/** Silk ribbon and everything that carries text on primary: the text's own band is primary or deeper. */
export const SILK =
  'linear-gradient(90deg, var(--deep), color-mix(in oklab, var(--primary) 92%, var(--deep)) 24%, var(--primary) 42%, var(--primary) 58%, color-mix(in oklab, var(--primary) 60%, var(--deep)) 85%, var(--deep))';
