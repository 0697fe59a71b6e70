import {
  HeroBackgrounds,
  late,
  useCouple,
  useDay,
  useEyebrow,
  useHero,
  useIsBirthday,
  useYears,
  useYearsWord,
} from '@janur/kit';
import { CountdownUnits, HeroNames } from '@janur/template-parts';
import { lazy, Suspense } from 'react';
import bezel from '../assets/bezel.svg';
import rim from '../assets/rim.svg';
import * as styles from './hero-styles.ts';
import { useTurning } from './use-turning.ts';

const sky = () => import('../sky/sky-map.tsx');
const SkyMap = late(() => sky().then((module) => module.SkyMap), 0);
const NightMoon = late(() => sky().then((module) => module.NightMoon), 0);
const SignMedal = lazy(() => import('../sky/sign-medal.tsx').then((module) => ({ default: module.SignMedal })));

/** A chart of the night's sky with the couple's picture in its middle; names, and the time left on an orbit. */
export function Hero() {
  const { layout, backgrounds, filmUrl } = useHero();
  const { initials } = useCouple();
  const isBirthday = useIsBirthday();
  const eyebrow = useEyebrow();
  const day = useDay();
  const years = useYears();
  const yearsWord = useYearsWord();
  const turning = useTurning();
  const isEmpty = backgrounds.length === 0 && !filmUrl;
  return (
    <div css={styles.hero} data-layout={layout}>
      <div css={styles.side}>
        <div css={styles.chart}>
          <div css={styles.turning} ref={turning}>
            <img css={styles.rim} src={rim} alt="" draggable={false} />
            <SkyMap />
          </div>
          <div css={styles.disc}>
            <div css={styles.picture}>
              {isEmpty && <NightMoon />}
              <HeroBackgrounds isBare sizes="(min-width: 992px) 320px, 60vw" />
            </div>
            <img css={styles.bezel} src={bezel} alt="" draggable={false} />
            <i css={styles.star} />
          </div>
          {years && (
            <p css={styles.age}>
              <b>{years}</b>
              <span>{yearsWord}</span>
            </p>
          )}
          {isBirthday && (
            <Suspense>
              <SignMedal css={styles.sign} />
            </Suspense>
          )}
        </div>
      </div>
      <div css={styles.words}>
        {layout === 'template-6' && (
          <p css={styles.initials} aria-hidden="true">
            {initials.join(' ')}
          </p>
        )}
        <p css={styles.eyebrow}>{eyebrow}</p>
        <HeroNames css={styles.names} />
        {day && (
          <p css={styles.date}>
            <time dateTime={day.dateTime}>{day.full}</time>
          </p>
        )}
      </div>
      <CountdownUnits css={styles.countdown} />
    </div>
  );
}
