import { HeroBackgrounds, StillButton, useCouple, useDay, useEyebrow, useHero } from '@janur/kit';
import { CountdownUnits, Names, nameStyle } from '@janur/template-parts';
import { css } from '@emotion/react';
import { Fan } from '../drawings/fan.tsx';
import { HeroFrame } from '../drawings/hero-frame.tsx';
import { eyebrowText } from '../parts/layout.ts';
import * as styles from './hero-styles.ts';

const above = css(eyebrowText, { marginBottom: 10 });

/** The couple in an octagon of stepped lines before a sunburst. */
export function Hero() {
  const { layout } = useHero();
  const { names, joiner, initials } = useCouple();
  const eyebrow = useEyebrow();
  const day = useDay();
  return (
    <div css={styles.hero} data-layout={layout}>
      <div css={styles.rays} />
      <div css={styles.figure}>
        <div css={styles.window}>
          <p css={styles.initials} aria-hidden="true">
            <span>{initials.join('')}</span>
          </p>
          <HeroBackgrounds hasButton={false} css={styles.picture} sizes="(min-width: 992px) 420px, 66vw" />
        </div>
        <HeroFrame css={styles.lines} />
        <StillButton css={styles.pause} />
      </div>
      <div css={styles.words} data-words="">
        {layout === 'template-6' && <Fan id="hero-crest" css={styles.crest} />}
        {layout === 'template-6' && <p css={above}>{eyebrow}</p>}
        <h1
          css={styles.names}
          style={nameStyle(names)}
          data-layout={layout}
          data-single={names.length === 1 ? '' : undefined}
        >
          <Names names={names} joiner={layout === 'template-6' ? '&' : joiner} />
        </h1>
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
