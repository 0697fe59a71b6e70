import { Cover, type OpeningProps } from '@janur/kit';
import { Names } from '@janur/template-parts';
import { Star } from '../drawings/star.tsx';
import * as film from './film-styles.ts';
import * as styles from './word-styles.ts';

/** The leader of a print counts down over a ticket; its stub is the button. A birthday's leader has a star. */
export function Opening({ view }: OpeningProps) {
  const { names, joiner, eyebrow, age, guest, day, cover, style, texts } = view;
  const greeting = guest && (
    <p css={styles.guest}>
      <span>{texts.to}</span>
      <strong data-part="guest">{guest}</strong>
    </p>
  );
  const isReversed = style === 'QUERY_REVERSE';
  const isLogo = cover?.type === 'LOGO';
  return (
    <div css={film.root}>
      <div css={film.plate}>
        <div css={film.marks} />
      </div>
      <div css={film.leader}>
        <div css={film.dial} aria-hidden={cover ? undefined : 'true'}>
          <div css={film.sweep} />
          <div css={film.cross} />
          {cover ? (
            <div css={film.picture} data-type={cover.type}>
              <Cover cover={cover} sizes={isLogo ? '200px' : '(min-width: 576px) 420px, 78vw'} />
            </div>
          ) : names.length === 1 ? (
            <Star css={film.star} />
          ) : (
            <Digits />
          )}
          <div css={film.rings} />
        </div>
      </div>
      <div css={film.edge} />
      <div css={film.edge} />
      {day && (
        <p css={styles.corner}>
          <time dateTime={day.dateTime}>
            <span>{day.weekday}</span>
            <span>{day.ordinal}</span>
          </time>
        </p>
      )}
      <div css={styles.words}>
        {isReversed && greeting}
        <p css={styles.eyebrow}>{eyebrow}</p>
        <p css={styles.names} data-names="" data-single={names.length === 1 ? '' : undefined}>
          <Names names={names} joiner={joiner} />
        </p>
        <p css={styles.age}>{age}</p>
      </div>
      <div css={styles.ticket}>
        <div css={styles.main}>
          {(!isReversed && greeting) || (
            <p css={styles.numerals} aria-hidden="true">
              {day?.numerals}
            </p>
          )}
        </div>
        <button type="button" data-part="open" css={styles.stub}>
          <span>{texts.open}</span>
          <svg width="26" height="12" fill="none" stroke="currentColor" strokeWidth="2.2" aria-hidden="true">
            <path d="M1,6H24M19,1L24,6L19,11" />
          </svg>
        </button>
      </div>
    </div>
  );
}

/** It has counted to three when the guest has read it, and goes on when the ticket is torn. */
const Digits = () => (
  <p css={film.digits}>
    {[5, 4, 3, 2, 1].map((digit) => (
      <span key={digit}>{digit}</span>
    ))}
  </p>
);
