import { css } from '@emotion/react';
import kawung from '../assets/kawung.svg';
import parang from '../assets/parang.svg';

/** The kawung that lies faintly on every cloth. */
export const KAWUNG = `url(${kawung}) 50% 0 / 80px`;
/** A length of parang in gold on soga. */
export const PARANG = `url(${parang}) 50% 0 / 56px, var(--soga-2)`;

/** Foil as a surface. */
export const GILT =
  'linear-gradient(135deg, var(--gold-1), var(--gold-2) 30%, var(--gold-3) 46%, var(--gold-4) 60%, var(--gold-2) 78%, var(--gold-3))';

/** Soga at night, with light in the middle of it. Put gold letters on it. */
export const soga = css({
  position: 'relative',
  color: 'var(--on-soga)',
  '--focus': 'var(--on-soga)',
  background: `${KAWUNG}, radial-gradient(120% 60% at 50% 40%, var(--soga-lit), var(--soga-2) 52%, var(--soga-deep))`,
});

/** A band of parang between two golden threads, as it borders a cloth. */
export const band = css({
  height: 42,
  borderBlock: '3px solid var(--wire)',
  background: PARANG,
  backgroundPosition: '50% 50%',
});
