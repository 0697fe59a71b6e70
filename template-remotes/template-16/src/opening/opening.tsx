import { Cover, type OpeningProps } from '@janur/kit';
import { Names } from '@janur/template-parts';
import { Doodle } from '../parts/doodle.tsx';
import { Tape } from '../parts/tape.tsx';
import * as album from './album-styles.ts';
import * as table from './table-styles.ts';
import * as words from './word-styles.ts';

/** The album's cover: its label names the hosts, its tag the guest, and whoever pulls the band opens it. */
export function Opening({ view }: OpeningProps) {
  const { names, joiner, eyebrow, age, guest, day, cover, style, texts } = view;
  const isSingle = names.length === 1;
  const greeting = guest && (
    <p css={words.tag}>
      <i css={words.eyelet} aria-hidden="true" />
      <span data-hand="">{texts.to}</span>
      <strong data-part="guest">{guest}</strong>
      <i css={words.string} aria-hidden="true" />
    </p>
  );
  const isReversed = style === 'QUERY_REVERSE';
  return (
    <div css={album.root}>
      <i css={table.scrap} aria-hidden="true" />
      <i css={isSingle ? table.balloons : table.stem} aria-hidden="true" />
      <i css={table.pencil} aria-hidden="true" />
      <div css={album.book}>
        <div css={album.spine} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
        <Doodle kind={isSingle ? 'starFull' : 'heart'} css={album.edgeDoodle.first} />
        <Doodle kind="star" css={album.edgeDoodle.second} />
        <Doodle kind="squiggle" css={album.edgeDoodle.third} />
        <Doodle kind={isSingle ? 'candle' : 'heart'} css={album.edgeDoodle.fourth} />
        <div css={album.content}>
          <div css={album.top} data-cover={cover ? cover.type : 'none'}>
            <Doodle kind="dart" css={album.dart} />
            {cover && (
              <div css={album.photo} data-type={cover.type}>
                <Cover cover={cover} sizes={cover.type === 'LOGO' ? '160px' : '(min-width: 576px) 190px, 32vw'} />
                <Doodle kind={isSingle ? 'candle' : 'heart'} css={album.underPhoto} />
                <Tape kind="daisies" css={album.photoTape} />
              </div>
            )}
          </div>
          {isReversed && greeting}
          <div css={words.label}>
            <i css={isSingle ? album.cake : album.bouquet} aria-hidden="true" />
            <Tape kind="gingham" css={album.bouquetTape} />
            {isSingle && (
              <p css={words.eyebrow} data-hand="">
                {eyebrow}
              </p>
            )}
            <p css={words.names} data-hand="" data-single={isSingle ? '' : undefined}>
              <Names names={names} joiner={joiner} />
            </p>
            <i css={words.underline} aria-hidden="true" />
            <p css={words.age} data-hand="">
              {age}
            </p>
            {day && (
              <p css={words.date}>
                <time dateTime={day.dateTime}>{day.full}</time>
              </p>
            )}
            <Tape kind="stripes" css={album.labelTape} />
          </div>
          {!isSingle && <p css={words.dymo}>{eyebrow}</p>}
          {!isReversed && greeting}
          <button type="button" data-part="open" css={words.pull}>
            <span data-hand="">{texts.open}</span>
          </button>
        </div>
        <i css={album.band} aria-hidden="true" />
      </div>
    </div>
  );
}
