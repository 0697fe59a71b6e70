import { Cover, type OpeningCover, type OpeningProps } from '@janur/kit';
import { Names } from '@janur/template-parts';
import * as styles from './opening-styles.ts';

/** The cover of the issue: names as its masthead, cropped by the upper edge, and the subscriber's label with the button. */
export function Opening({ view }: OpeningProps) {
  const { names, initials, eyebrow, quote, guest, day, cover, style, texts } = view;
  const isFull = cover?.type === 'PHOTO';
  const label = guest && (
    <p css={styles.guest}>
      <span>{texts.to}</span>
      <strong data-part="guest">{guest}</strong>
    </p>
  );
  const isReverse = style === 'QUERY_REVERSE';
  return (
    <div css={styles.root}>
      {isFull && <FullPicture cover={cover} />}
      <div css={styles.sheet}>
        {isReverse && label && <div css={styles.above}>{label}</div>}
        <p css={styles.masthead}>
          <Names names={names} joiner="&" />
        </p>
        <p css={styles.issue}>
          <span>{eyebrow}</span>
          {day && <time dateTime={day.dateTime}>{day.full}</time>}
          <span>
            {initials.map((initial, index) => (
              <span key={index}>{initial}</span>
            ))}
          </span>
        </p>
        <p css={styles.lines}>
          <span data-quote="">{quote}</span>
          {day && <i>{day.month}</i>}
        </p>
        {cover && !isFull && (
          <div css={styles.window} data-type={cover.type}>
            <Cover cover={cover} sizes="(min-width: 576px) 420px, 82vw" />
          </div>
        )}
        <div css={styles.card}>
          {!isReverse && label}
          <button type="button" data-part="open" css={styles.button}>
            <span>{texts.open}</span>
            <svg
              width="44"
              height="14"
              viewBox="0 0 44 14"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.2"
              aria-hidden="true"
            >
              <path d="M0,7H42M36,1.5L42,7L36,12.5" />
            </svg>
          </button>
        </div>
      </div>
    </div>
  );
}

function FullPicture({ cover }: { cover: OpeningCover }) {
  return (
    <div css={styles.picture}>
      <Cover cover={cover} sizes="100vw" />
    </div>
  );
}
