import { useCouple, useDay, useEyebrow, useHero, useOpeningModal } from '@janur/kit';
import { CountdownUnits, HeroNames } from '@janur/template-parts';
import { useDeferredValue } from 'react';
import { Flowers } from '../parts/flowers.tsx';
import { HERO_LEFT, HERO_LOW_LEFT, HERO_LOW_RIGHT, HERO_RIGHT } from '../parts/pieces.ts';
import { Splashes } from '../parts/splashes.tsx';
import { Wash } from '../parts/wash.tsx';
import { HeroPaint } from './hero-paint.tsx';
import * as styles from './hero-styles.ts';

/** The couple's picture as a brush left it, roses at its corners, names and countdown below. */
export function Hero() {
  const { layout } = useHero();
  const { initials } = useCouple();
  const eyebrow = useEyebrow();
  const day = useDay();
  // nobody sees it before: it is fetched while the opening leaves, after the pressed button was shown
  const isPainted = useDeferredValue(useOpeningModal((store) => !store.isFullscreen || !store.isShown));
  return (
    <div css={styles.hero} data-layout={layout}>
      <Splashes css={styles.splashes} />
      <div css={styles.painting}>
        {isPainted && (
          <>
            <HeroPaint />
            <Flowers css={styles.left} piece={HERO_LEFT} isFirst />
            <Flowers css={styles.right} piece={HERO_RIGHT} isFirst />
            <Flowers css={styles.lowLeft} piece={HERO_LOW_LEFT} isFirst />
            <Flowers css={styles.lowRight} piece={HERO_LOW_RIGHT} isFirst />
          </>
        )}
        {layout === 'template-6' && (
          <p css={styles.cypher} aria-hidden="true">
            <Wash css={styles.cypherWash} shape="broad" tone="peach" />
            <span>{initials.join(' ')}</span>
          </p>
        )}
      </div>
      <div css={styles.words}>
        {day && (
          <p css={styles.date}>
            <time dateTime={day.dateTime}>{day.full}</time>
          </p>
        )}
        <HeroNames css={styles.names} />
        <p css={styles.eyebrow}>{eyebrow}</p>
        <CountdownUnits css={styles.countdown} />
      </div>
    </div>
  );
}
