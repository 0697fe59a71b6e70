import { Cover, type OpeningProps } from '@janur/kit';
import { Names } from '@janur/template-parts';
import { Flowers } from '../parts/flowers.tsx';
import {
  HERO_LEFT,
  HERO_RIGHT,
  OPENING_LEFT,
  OPENING_LOW_LEFT,
  OPENING_LOW_RIGHT,
  OPENING_RIGHT,
} from '../parts/pieces.ts';
import { Splashes } from '../parts/splashes.tsx';
import { Wash } from '../parts/wash.tsx';
import * as scene from './scene-styles.ts';
import * as words from './word-styles.ts';

/** A wreath over a sage wash with the names in it; the guest and the button below, never on leaves. */
export function Opening({ view }: OpeningProps) {
  const { names, joiner, eyebrow, guest, day, cover, style, texts } = view;
  const greeting = guest && (
    <p css={words.guest}>
      <span>{texts.to}</span>
      <strong data-part="guest">{guest}</strong>
    </p>
  );
  return (
    <div css={scene.root}>
      <div css={scene.scene}>
        <Splashes css={scene.splashes} />
        <Wash css={scene.oval} shape="oval" />
        <Wash css={scene.blush} shape="broad" tone="peach" />
        {cover && cover.type !== 'LOGO' ? (
          <>
            <div css={scene.picture} data-type={cover.type}>
              <Cover cover={cover} sizes="(min-width: 576px) 380px, 76vw" />
            </div>
            <Flowers css={scene.pictureLeft} piece={HERO_LEFT} isFirst />
            <Flowers css={scene.pictureRight} piece={HERO_RIGHT} isFirst />
          </>
        ) : (
          <>
            <Flowers css={scene.left} piece={OPENING_LEFT} isFirst />
            <Flowers css={scene.right} piece={OPENING_RIGHT} isFirst />
          </>
        )}
        <Flowers css={scene.lowLeft} piece={OPENING_LOW_LEFT} isFirst />
        <Flowers css={scene.lowRight} piece={OPENING_LOW_RIGHT} isFirst />
      </div>
      <div css={words.type}>
        <div css={words.lines}>
          {style === 'QUERY_REVERSE' && greeting}
          {cover?.type === 'LOGO' && <Cover css={words.logo} cover={cover} sizes="220px" />}
          <p css={words.eyebrow}>{eyebrow}</p>
          <p css={words.names}>
            <Names names={names} joiner={joiner} />
          </p>
          {day && (
            <time css={words.date} dateTime={day.dateTime}>
              {day.numerals}
            </time>
          )}
        </div>
      </div>
      <div css={words.foot}>
        <Wash css={words.under} shape="broad" tone="peach" />
        <Flowers css={words.sprays} piece={OPENING_LOW_LEFT} />
        {style !== 'QUERY_REVERSE' && greeting}
        <button type="button" data-part="open" css={words.button}>
          {texts.open}
        </button>
      </div>
    </div>
  );
}
