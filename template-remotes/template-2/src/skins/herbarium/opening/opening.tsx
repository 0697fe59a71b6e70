import { Cover, type OpeningProps } from '@janur/kit';
import splashes from '../assets/splashes.svg';
import { Names } from '../../../skeleton/names.tsx';
import { Flowers } from '../parts/flowers.tsx';
import {
  HERO_LEFT,
  HERO_RIGHT,
  OPENING_LEFT,
  OPENING_LOW_LEFT,
  OPENING_LOW_RIGHT,
  OPENING_RIGHT,
} from '../parts/pieces.ts';
import { Wash } from '../parts/wash.tsx';
import * as styles from './opening-styles.ts';

/** A wreath over a sage wash with the names in it; the guest and the button below, never on leaves. */
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
      <div css={styles.scene}>
        <img css={styles.splashes} src={splashes} alt="" width="390" height="420" draggable={false} />
        <Wash css={styles.oval} shape="oval" />
        <Wash css={styles.blush} shape="broad" tone="peach" />
        {cover && cover.type !== 'LOGO' ? (
          <>
            <div css={styles.picture} data-type={cover.type}>
              <Cover cover={cover} sizes="(min-width: 640px) 380px, 76vw" />
            </div>
            <Flowers css={styles.pictureLeft} piece={HERO_LEFT} isFirst />
            <Flowers css={styles.pictureRight} piece={HERO_RIGHT} isFirst />
          </>
        ) : (
          <>
            <Flowers css={styles.left} piece={OPENING_LEFT} isFirst />
            <Flowers css={styles.right} piece={OPENING_RIGHT} isFirst />
          </>
        )}
        <Flowers css={styles.lowLeft} piece={OPENING_LOW_LEFT} isFirst />
        <Flowers css={styles.lowRight} piece={OPENING_LOW_RIGHT} isFirst />
      </div>
      <div css={styles.type}>
        <div css={styles.lines}>
          {style === 'QUERY_REVERSE' && greeting}
          {cover?.type === 'LOGO' && <Cover css={styles.logo} cover={cover} sizes="220px" />}
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
        <Wash css={styles.under} shape="broad" tone="peach" />
        {style !== 'QUERY_REVERSE' && greeting}
        <button type="button" data-part="open" css={styles.button}>
          {texts.open}
        </button>
      </div>
    </div>
  );
}
