import { Cover, type OpeningProps } from '@janur/kit';
import { Names } from '@janur/template-parts';
import { Spark } from '../parts/spark.tsx';
import { Candle } from './candle.tsx';
import * as sky from './sky-styles.ts';
import * as words from './word-styles.ts';

/** A long exposure of the night: stars turn around the initials, whose two brightest meet; below it the guest's name. */
export function Opening({ view }: OpeningProps) {
  const { names, initials, joiner, eyebrow, age, guest, cover, style, texts } = view;
  const isSingle = names.length === 1;
  const greeting = guest && (
    <p css={words.guest}>
      <span>{texts.to}</span>
      <strong data-part="guest">{guest}</strong>
    </p>
  );
  return (
    <div css={sky.root}>
      <div css={sky.page}>
        <div css={sky.stage} data-hosts={isSingle ? 'one' : 'two'} aria-hidden={cover ? undefined : 'true'}>
          <div css={sky.trails} />
          {cover ? (
            <div css={sky.picture} data-type={cover.type}>
              <Cover cover={cover} sizes="(min-width: 576px) 340px, 60vw" />
            </div>
          ) : (
            <div css={sky.figures}>
              {isSingle ? <Candle css={sky.candle} /> : <Meeting />}
              <i css={sky.brightest} />
              {initials.map((initial, index) => (
                <i key={index} css={sky.letter} data-letter={initial}>
                  {initial}
                </i>
              ))}
            </div>
          )}
        </div>
        <div css={words.lines}>
          {style === 'QUERY_REVERSE' && greeting}
          <p css={words.eyebrow}>{eyebrow}</p>
          <p css={words.names}>
            <Names names={names} joiner={joiner} />
          </p>
          {isSingle && <p css={words.age}>{age}</p>}
        </div>
        <div css={sky.ground}>
          <div css={sky.horizon} />
          {style !== 'QUERY_REVERSE' && greeting}
          <button type="button" data-part="open" css={words.button}>
            <Spark />
            <span>{texts.open}</span>
            <Spark />
          </button>
        </div>
      </div>
    </div>
  );
}

/** The ways of two stars to where they meet. */
const Meeting = () => (
  <svg css={sky.meeting} viewBox="0 0 390 376" aria-hidden="true">
    <path d="M152,142Q166,98 189,89M266,134Q244,100 201,89" />
  </svg>
);
