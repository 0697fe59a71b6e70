import type { OpeningView } from '@janur/kit';
import type { ReactNode } from 'react';
import { Cake, Candles } from '../drawings/glyphs.tsx';
import { Disc } from './disc.tsx';
import * as styles from './single-styles.ts';

/** One name is a cake of so many tiers, with candles on it; the age stands in the disc, or without one a cake. */
export function SingleTower({ view, greeting }: { view: OpeningView; greeting: ReactNode }) {
  const { stackedNames, age, years, cover } = view;
  return (
    <div css={styles.cake}>
      <Candles css={styles.candles} />
      <span css={styles.tiers} aria-hidden="true">
        {stackedNames[0]}
      </span>
      <div css={styles.foot}>
        <div>
          <p css={styles.age}>{age}</p>
          {greeting}
        </div>
        <Disc cover={cover} css={styles.disc}>
          <b css={styles.years} aria-hidden="true">
            {years}
          </b>
          <Cake css={styles.glyph} />
        </Disc>
      </div>
    </div>
  );
}
