import { css } from '@emotion/react';
import {
  dotted,
  HeroBackgrounds,
  StillButton,
  useCouple,
  useDay,
  useEvents,
  useEyebrow,
  useHero,
  useTexts,
} from '@janur/kit';
import { CountdownUnits, HeroNames } from '@janur/template-parts';
import { Medallion } from '../drawings/medallion.tsx';
import { MoonGate } from '../drawings/moon-gate.tsx';
import { Clouds } from '../parts/clouds.tsx';
import { eave } from '../parts/eave.ts';
import { hanOf } from '../parts/han.ts';
import { lattice } from '../parts/layout.ts';
import { lunarDay } from '../parts/lunar.ts';
import * as styles from './hero-styles.ts';

const ice = css(lattice);

/** 'Of one heart for ever', as it is written beside a wedding's day. */
const TOGETHER = '永结同心';

/** The moon gate in the lacquered wall, its foot in clouds; names in Han signs stand upright beside it. */
export function Hero() {
  const { layout, backgrounds, filmUrl } = useHero();
  const { hosts, initials, isSingleHost } = useCouple();
  const eyebrow = useEyebrow();
  const day = useDay();
  const [first] = useEvents();
  const { locale } = useTexts();
  const hans = hosts.map(hanOf);
  const isChinese = locale.startsWith('zh') || hans.some(Boolean);
  const lunar = day && isChinese ? lunarDay(day.dateTime, first?.source.timezone) : undefined;
  const isEmpty = backgrounds.length === 0 && !filmUrl;
  return (
    <div css={styles.hero} data-layout={layout}>
      <div css={styles.wall}>
        <div css={ice} />
        <div css={eave} />
        {hans.map(
          (han, index) =>
            han && (
              <p key={index} css={styles.han} lang="zh-Hans" aria-hidden="true">
                {han}
              </p>
            ),
        )}
        <MoonGate css={styles.gate} isLate={false}>
          {isEmpty ? (
            <Medallion css={styles.inGate} isSingle={isSingleHost} />
          ) : (
            <HeroBackgrounds isBare hasButton={false} css={styles.picture} sizes="(min-width: 992px) 420px, 66vw" />
          )}
        </MoonGate>
        <Clouds />
        <StillButton css={styles.pause} />
      </div>
      <div css={styles.titles}>
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
        {lunar && (
          <p css={styles.lunar} lang="zh-Hans">
            {isSingleHost ? lunar : dotted([lunar, TOGETHER])}
          </p>
        )}
      </div>
      <CountdownUnits css={styles.countdown} />
    </div>
  );
}
