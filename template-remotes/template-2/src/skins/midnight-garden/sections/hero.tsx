import { css } from '@emotion/react';
import { HeroBackgrounds, useCouple, useDay, useEyebrow, useHero } from '@janur/kit';
import { CountdownUnits, DESKTOP, HeroNames, LOW } from '@janur/template-parts';
import { Emblem } from '../drawings/emblem.tsx';
import { Bloom } from '../parts/bloom.tsx';
import { fireflies } from '../parts/fireflies.ts';
import { petal } from '../parts/petal.ts';
import * as styles from './hero-styles.ts';

const lights = css(
  fireflies(
    [53.8, 41.7, 26],
    [45.1, 39.1, 12],
    [60.5, 35, 10],
    [30.8, 44, 14],
    [81.5, 45.5, 11],
    [23, 36.7, 7],
    [84.6, 32, 8],
    [50.2, 47.6, 9],
    [68.7, 47.1, 7],
  ),
  {
    '[data-layout="template-6"] &': { top: '-18%', bottom: '18%' },
    [LOW]: { display: 'none' },
    [DESKTOP]: { display: 'none' },
  },
);
/** In wide windows the words stand in the middle, and the lights around them. */
const farLights = css(
  fireflies([12, 30, 14], [20, 62, 22], [8, 78, 10], [82, 66, 24], [90, 44, 12], [74, 82, 12], [26, 84, 14]),
  { display: 'none', [DESKTOP]: { display: 'block' } },
);
const fallen = [
  { left: '18%', top: '40.5%' },
  { left: '88%', top: '49.5%' },
  { left: '32%', top: '34%' },
].map((place, kind) => css(petal(kind), place, { [LOW]: { display: 'none' }, [DESKTOP]: { display: 'none' } }));

/** The couple's picture by candle-light; the bouquet grows up to the countdown. */
export function Hero() {
  const { layout } = useHero();
  const { initials } = useCouple();
  const eyebrow = useEyebrow();
  const day = useDay();
  return (
    <div css={styles.hero} data-layout={layout}>
      <div css={styles.scene}>
        <HeroBackgrounds css={styles.picture} sizes="(min-width: 992px) 62vw, 100vw" />
        <div css={styles.candle} />
        <div css={lights} />
        <div css={farLights} />
        <Bloom of="moth" css={styles.visitor} />
        {fallen.map((place, index) => (
          <span key={index} css={place} />
        ))}
      </div>
      <div css={styles.titles} data-titles="">
        {layout === 'template-6' ? (
          <p css={styles.medallion} aria-hidden="true">
            {initials.join(' ')}
          </p>
        ) : (
          <Emblem id="hero-moon" css={styles.emblem} />
        )}
        <p css={styles.eyebrow}>{eyebrow}</p>
        <HeroNames css={styles.names} />
      </div>
      <div css={styles.when}>
        {day && (
          <p css={styles.date}>
            <time dateTime={day.dateTime}>{day.full}</time>
          </p>
        )}
        <CountdownUnits css={styles.countdown} />
      </div>
      <Bloom of="bouquet" css={styles.bouquet} />
      <div css={styles.dusk} />
    </div>
  );
}
