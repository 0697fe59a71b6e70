import { Cover, type OpeningProps } from '@janur/kit';
import { Names } from '@janur/template-parts';
import { Emblem } from './drawings/emblem.tsx';
import { Ring } from './drawings/ring.tsx';
import { OpeningFlowers } from './opening-flowers.tsx';
import * as styles from './opening-styles.ts';

/** Flowers out of the dark at all four edges; in their midst a ring of gold with the names. */
export function Opening({ view }: OpeningProps) {
  const { names, joiner, eyebrow, guest, day, cover, style, texts } = view;
  const greeting = guest && (
    <p css={styles.guest}>
      <span>{texts.to}</span>
      <strong data-part="guest">{guest}</strong>
    </p>
  );
  return (
    <div css={styles.root}>
      <div css={styles.night} />
      <div css={styles.oval}>
        {cover?.type === 'PHOTO' && (
          <div css={styles.portrait}>
            <Cover cover={cover} sizes="(min-width: 576px) 420px, 78vw" />
          </div>
        )}
        <Ring id="opening-ring" />
      </div>
      <OpeningFlowers />
      <div css={styles.type}>
        <div css={styles.lines}>
          {style === 'QUERY_REVERSE' && greeting}
          {cover && cover.type !== 'PHOTO' ? (
            <div css={styles.window} data-type={cover.type}>
              <Cover cover={cover} sizes="220px" />
            </div>
          ) : (
            <Emblem id="opening-moon" css={styles.emblem} />
          )}
          <p css={styles.eyebrow}>{eyebrow}</p>
          <p css={styles.names}>
            <Names names={names} joiner={joiner} />
          </p>
          {day && (
            <time css={styles.date} dateTime={day.dateTime}>
              {day.numerals}
            </time>
          )}
        </div>
      </div>
      <div css={styles.foot}>
        {style !== 'QUERY_REVERSE' && greeting}
        <button type="button" data-part="open" css={styles.button}>
          <span>{texts.open}</span>
        </button>
      </div>
    </div>
  );
}
