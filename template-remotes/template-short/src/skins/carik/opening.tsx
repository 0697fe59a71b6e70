import { Cover, type OpeningProps, type OpeningView } from '@janur/kit';
import candles from '../../assets/carik-candles.webp';
import { Art, Names } from '@janur/template-parts';
import lavender from '../../assets/carik-lavender.avif';
import lavenderDraft from '../../assets/carik-lavender.avif?width=150&draft';
import lavenderWebp from '../../assets/carik-lavender.webp';
import shade from '../../assets/carik-shade.webp';
import wreath from '../../assets/carik-wreath.avif';
import wreathDraft from '../../assets/carik-wreath.avif?width=328&draft';
import wreathWebp from '../../assets/carik-wreath.webp';
import { BirthdayFace } from './birthday-face.tsx';
import { Desk } from './desk.tsx';
import * as styles from './opening-styles.ts';
import { Bunting, Corner, Paper } from './paper.tsx';

/** The card's back, held by a ribbon with the guest's name: a wreath around the monogram, or for one host a birthday's. */
export function Opening({ view }: OpeningProps) {
  const { names, joiner, day, guest, style, texts } = view;
  const isBirthday = names.length === 1;
  const Edge = isBirthday ? Bunting : Corner;
  const isReverse = style === 'QUERY_REVERSE';
  const band = (
    <div css={styles.band}>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      {guest && (
        <>
          <span>{texts.to}</span>
          <strong data-part="guest">{guest}</strong>
        </>
      )}
    </div>
  );
  return (
    <div css={styles.root}>
      <Desk hasSprig={false} />
      <div css={styles.stage}>
        <div css={styles.card}>
          <div css={styles.front}>
            <Paper />
          </div>
          {isReverse && band}
          <div css={styles.frontType}>{isBirthday ? <BirthdayFace view={view} /> : <CoupleFace view={view} />}</div>
          {!isReverse && band}
          {isBirthday ? (
            <img css={styles.candles} src={candles} alt="" width="150" height="214" draggable={false} />
          ) : (
            <Art
              css={styles.lavender}
              avif={lavender}
              webp={lavenderWebp}
              draft={lavenderDraft}
              width={150}
              height={262}
            />
          )}
          <div css={styles.back} aria-hidden="true">
            <Paper />
            <Edge css={styles.corner} />
            <div css={styles.backType}>
              <i />
              <p css={styles.backNames}>
                <Names names={names} joiner={joiner} />
              </p>
              {day && <p css={styles.backDate}>{day.full}</p>}
            </div>
          </div>
        </div>
      </div>
      <div css={styles.foot}>
        <button type="button" data-part="open" css={styles.button}>
          {texts.open}
          <svg
            width="20"
            height="16"
            viewBox="0 0 20 16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinecap="round"
            aria-hidden="true"
          >
            <path d="M1,9C3,2 15,0 18,8M14,6.5l4,2.5 1.5-4.5" />
          </svg>
        </button>
      </div>
      <img css={styles.shade} src={shade} alt="" draggable={false} />
    </div>
  );
}

function CoupleFace({ view }: OpeningProps) {
  const { eyebrow, day, joinedNames } = view;
  return (
    <>
      <Art css={styles.wreath} avif={wreath} webp={wreathWebp} draft={wreathDraft} width={310} height={386} />
      <div css={styles.lines}>
        <p css={styles.small}>{eyebrow}</p>
        <Emblem view={view} />
        <p css={styles.names}>{joinedNames}</p>
        {day && (
          <time css={styles.small} dateTime={day.dateTime}>
            {day.numerals}
          </time>
        )}
      </div>
    </>
  );
}

/** The monogram, or the couple's picture where they chose one. */
function Emblem({ view: { initials, cover } }: { view: OpeningView }) {
  if (cover?.type === 'LOGO') return <Cover css={styles.logo} cover={cover} sizes="200px" />;
  if (cover)
    return (
      <div css={styles.cover} data-type={cover.type}>
        <Cover cover={cover} sizes="160px" />
      </div>
    );
  const [first, second] = initials;
  return (
    <p css={styles.monogram} aria-hidden="true">
      {first}
      {second !== undefined && (
        <>
          <i>&amp;</i>
          {second}
        </>
      )}
    </p>
  );
}
