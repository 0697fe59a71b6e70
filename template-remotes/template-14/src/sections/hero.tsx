import { css } from '@emotion/react';
import { HeroBackgrounds, LanguageButton, nameSize, useCouple, useDay, useEyebrow, useHero } from '@janur/kit';
import { CountdownUnits, hashtagStyle, HeroNames } from '@janur/template-parts';
import branch from '../assets/branch.svg';
import bow from '../assets/bow.svg';
import knot from '../assets/knot.svg';
import petal from '../assets/petal.svg';
import { hempLeaves } from '../parts/layout.ts';
import { countdown } from './countdown-styles.ts';
import * as styles from './hero-styles.ts';

const leaves = css(hempLeaves);

/** The picture torn out of its sheet, the names written downwards in the margin that stays. */
export function Hero() {
  const { layout, backgrounds, filmUrl } = useHero();
  const { names, joinedNames, initials, isSingleHost } = useCouple();
  const eyebrow = useEyebrow();
  const day = useDay();
  const isEmpty = backgrounds.length === 0 && !filmUrl;
  const isInColumns = layout === 'new-lines' || nameSize([joinedNames]) === 'huge';
  const longest = names.reduce((long, name) => (name.length > long.length ? name : long), '');
  return (
    <div
      css={styles.hero}
      style={hashtagStyle(isInColumns ? `& ${longest}` : joinedNames)}
      data-layout={layout}
      data-columns={isInColumns ? '' : undefined}
    >
      <div css={styles.picture} data-empty={isEmpty ? '' : undefined}>
        <div>
          {isEmpty ? (
            <>
              <div css={[leaves, styles.leaf]} />
              <img
                css={styles.knot}
                src={isSingleHost ? bow : knot}
                alt=""
                width="380"
                height="292"
                draggable={false}
              />
            </>
          ) : (
            <HeroBackgrounds css={styles.backgrounds} sizes="(min-width: 992px) 60vw, 69vw" />
          )}
        </div>
      </div>
      <img css={styles.petal} src={petal} alt="" width="16" height="16" draggable={false} />
      <img css={styles.petal} src={petal} alt="" width="16" height="16" draggable={false} />
      <img css={styles.branch} src={branch} alt="" width="274" height="192" draggable={false} />
      {layout === 'template-6' && (
        <p css={styles.initials} aria-hidden="true">
          {initials.join('')}
        </p>
      )}
      <HeroNames css={styles.names} />
      <div css={styles.facts}>
        <LanguageButton css={styles.language}>{(shortName) => <b>{shortName}</b>}</LanguageButton>
        <p css={styles.eyebrow}>{eyebrow}</p>
        {day && (
          <p css={styles.date}>
            <time dateTime={day.dateTime}>{day.full}</time>
          </p>
        )}
        <CountdownUnits css={countdown} />
      </div>
    </div>
  );
}
