import { HeroBackgrounds, useCouple, useDay, useEyebrow, useHero } from '@janur/kit';
import { CountdownUnits, HeroNames } from '@janur/template-parts';
import { Ceplok } from '../drawings/ceplok.tsx';
import { GununganWindow } from '../drawings/gunungan-window.tsx';
import { Patchwork } from '../drawings/patchwork.tsx';
import { Ukel } from '../drawings/ukel.tsx';
import * as styles from './hero-styles.ts';

/** The couple in a gunungan before the patchwork of the world. */
export function Hero() {
  const { layout } = useHero();
  const { initials } = useCouple();
  const eyebrow = useEyebrow();
  const day = useDay();
  return (
    <div css={styles.hero} data-layout={layout}>
      <Patchwork id="hero-cloth" cloth="band" css={styles.cloth} />
      <GununganWindow css={styles.figure}>
        <p css={styles.initials} aria-hidden="true">
          {initials.join(' ')}
        </p>
        <HeroBackgrounds css={styles.picture} sizes="(min-width: 992px) 420px, 60vw" />
      </GununganWindow>
      <div css={styles.words} data-words="">
        {layout === 'template-6' && <Ceplok css={styles.crest} />}
        <p css={styles.eyebrow}>{eyebrow}</p>
        <HeroNames css={styles.names} />
        <Ukel css={styles.ukel} />
        {day && (
          <p css={styles.date}>
            <time dateTime={day.dateTime}>{day.full}</time>
          </p>
        )}
        <CountdownUnits css={styles.countdown} />
      </div>
    </div>
  );
}
