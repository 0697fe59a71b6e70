import { HeroBackgrounds, useCouple, useDay, useEyebrow, useHero, useSettings, useYears } from '@janur/kit';
import { CountdownUnits, HeroNames } from '@janur/template-parts';
import garden from '../assets/garden.svg';
import { Star } from '../drawings/star.tsx';
import { Kidney } from '../parts/kidney.tsx';
import { settings } from '../settings.ts';
import * as styles from './hero-styles.ts';

/** A giant age behind a kidney of a window, the name in two inks, and four boomerangs that count down. */
export function Hero() {
  const { layout, backgrounds, filmUrl } = useHero();
  const { initials, isSingleHost } = useCouple();
  const { tagline } = useSettings(settings);
  const eyebrow = useEyebrow();
  const years = useYears();
  const day = useDay();
  const isDrawn = backgrounds.length === 0 && !filmUrl;
  return (
    <div css={styles.hero} data-layout={layout}>
      <div css={styles.stage}>
        <p css={styles.numeral} data-digits={(years ?? initials.join('')).length} aria-hidden="true">
          {years ?? initials.join('')}
        </p>
        <Kidney css={styles.window}>
          {isDrawn && <img src={garden} alt="" draggable={false} />}
          <HeroBackgrounds css={styles.picture} sizes="(min-width: 992px) 460px, 310px" />
        </Kidney>
        <Star css={styles.right} rays="var(--red)" dots="var(--teal)" />
        <Star css={styles.left} rays="var(--teal)" dots="var(--red)" />
        <Star css={styles.small} rays="var(--red)" dots="var(--gold)" />
      </div>
      <div css={styles.words}>
        {!(isSingleHost && tagline) && <p data-line="eyebrow">{eyebrow}</p>}
        <HeroNames css={styles.names} />
        {tagline && <p data-line="tagline">{tagline}</p>}
        {day && (
          <p data-line="day">
            <time dateTime={day.dateTime}>{day.full}</time>
          </p>
        )}
        <CountdownUnits css={styles.countdown} />
      </div>
    </div>
  );
}
