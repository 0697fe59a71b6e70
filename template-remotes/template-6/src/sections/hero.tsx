import { HeroBackgrounds, useCouple, useDay, useEyebrow, useHero, useYears } from '@janur/kit';
import { CountdownUnits, HeroNames } from '@janur/template-parts';
import { Coronet } from '../parts/coronet.tsx';
import { Medallion } from '../parts/medallion.tsx';
import { RomanDay } from '../parts/roman-day.tsx';
import * as styles from './hero-styles.ts';
import { countdown, onRight, portico } from './portico-styles.ts';

/** The picture in the upper half, the medallion on its lower edge, the countdown in a portico. */
export function Hero() {
  const { backgrounds, filmUrl } = useHero();
  const eyebrow = useEyebrow();
  const day = useDay();
  const years = useYears();
  const { isSingleHost } = useCouple();
  const isEmpty = backgrounds.length === 0 && !filmUrl;
  return (
    <div css={styles.hero}>
      <div css={styles.plate}>
        {isEmpty ? (
          <Coronet css={styles.emblem} />
        ) : (
          <HeroBackgrounds css={styles.picture} sizes="(min-width: 992px) 50vw, 100vw" />
        )}
        <Medallion css={styles.medallion} />
      </div>
      <div css={[styles.titles, styles.onRight]}>
        <p css={styles.eyebrow} data-told={isSingleHost || years ? '' : undefined}>
          {eyebrow}
        </p>
        <HeroNames css={styles.names} />
        {day && (
          <>
            <p css={styles.date}>
              <time dateTime={day.dateTime}>{day.full}</time>
            </p>
            <RomanDay css={styles.roman} day={day} />
          </>
        )}
      </div>
      <div css={[portico, onRight]}>
        <CountdownUnits css={countdown} />
      </div>
    </div>
  );
}
