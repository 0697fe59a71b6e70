import type { OpeningProps } from '@janur/kit';
import { Names } from '@janur/template-parts';
import { Arrow } from '../drawings/glyphs.tsx';
import { Disc } from './disc.tsx';
import * as styles from './opening-styles.ts';
import { SingleTower } from './single-tower.tsx';

/** The names as a tower of syllables on signal orange. It opens with cuts: the colours turn, the poster goes row by row. */
export function Opening({ view }: OpeningProps) {
  const { names, stackedNames, eyebrow, guest, day, cover, style, texts } = view;
  const isSingle = names.length === 1;
  const greeting = guest && (
    <div css={styles.greeting}>
      <span>{texts.to}</span>
      <strong data-part="guest">{guest}</strong>
    </div>
  );
  return (
    <div css={styles.root}>
      <div css={styles.head}>
        <p>{eyebrow}</p>
        {day && (
          <time dateTime={day.dateTime}>
            <span>{day.weekday}</span> <span>{day.short}</span>
          </time>
        )}
      </div>
      {style === 'QUERY_REVERSE' && <div css={styles.above}>{greeting}</div>}
      <p css={styles.plain}>
        <Names names={names} joiner="&" />
      </p>
      {isSingle ? (
        <SingleTower view={view} greeting={style === 'QUERY_REVERSE' ? null : greeting} />
      ) : (
        <div css={styles.tower} data-beside={style === 'QUERY_REVERSE' ? undefined : ''}>
          <span css={styles.first} aria-hidden="true">
            {stackedNames[0]}
          </span>
          <Disc cover={cover} css={styles.joint}>
            <b aria-hidden="true">&amp;</b>
          </Disc>
          <span aria-hidden="true">{stackedNames[1]}</span>
          {style !== 'QUERY_REVERSE' && greeting}
        </div>
      )}
      <button type="button" data-part="open" css={styles.button}>
        <span>{texts.open}</span>
        <Arrow />
      </button>
    </div>
  );
}
