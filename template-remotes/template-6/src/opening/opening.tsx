import { Cover, type OpeningProps } from '@janur/kit';
import { Art, Names } from '@janur/template-parts';
import foot from '../assets/flap-foot.avif';
import footDraft from '../assets/flap-foot.avif?width=430&draft';
import footWebp from '../assets/flap-foot.webp';
import laurel from '../assets/laurel.avif';
import laurelDraft from '../assets/laurel.avif?width=400&draft';
import laurelWebp from '../assets/laurel.webp';
import { Coronet } from '../parts/coronet.tsx';
import { Cypher } from '../parts/cypher.tsx';
import * as letter from './letter-styles.ts';
import * as styles from './word-styles.ts';

/** A letter of vellum, folded to a point: the couple's cypher is pressed into its flap, whom it is for stands below. */
export function Opening({ view }: OpeningProps) {
  const { names, initials, eyebrow, guest, day, cover, style, texts } = view;
  const greeting = guest && (
    <p css={styles.guest}>
      <span>{texts.to}</span>
      <strong data-part="guest">{guest}</strong>
    </p>
  );
  const isReversed = style === 'QUERY_REVERSE';
  return (
    <div css={letter.root}>
      <div css={letter.booklet}>
        <div css={letter.flap}>
          <div css={letter.sheet} />
          <div css={letter.point}>
            <div />
            <Art avif={foot} webp={footWebp} draft={footDraft} width={390} height={130} />
          </div>
          <div css={letter.light} />
          <div css={styles.above}>
            {isReversed && greeting}
            <p css={styles.eyebrow}>{eyebrow}</p>
          </div>
          <div css={letter.room}>
            <div css={letter.device}>
              <Art css={letter.wreath} avif={laurel} webp={laurelWebp} draft={laurelDraft} width={340} height={326} />
              {cover ? (
                <div css={letter.picture} data-type={cover.type}>
                  <Cover cover={cover} sizes="(min-width: 576px) 300px, 54vw" />
                </div>
              ) : (
                <Cypher css={letter.cypher} initials={initials} />
              )}
              <Coronet css={letter.crown} />
            </div>
          </div>
          <div css={styles.title}>
            <p css={styles.names}>
              <Names names={names} joiner="&" />
            </p>
            {day && (
              <time css={styles.date} dateTime={day.dateTime}>
                {day.full}
              </time>
            )}
          </div>
        </div>
        <div css={styles.below}>
          {!isReversed && greeting}
          <button type="button" data-part="open" css={styles.button}>
            <span>{texts.open}</span>
          </button>
        </div>
      </div>
    </div>
  );
}
