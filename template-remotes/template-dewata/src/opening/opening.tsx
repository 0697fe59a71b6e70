import { Cover, type OpeningProps } from '@janur/kit';
import { Art, Names } from '@janur/template-parts';
import bank from '../assets/bank.svg';
import avif from '../assets/gate.avif';
import draft from '../assets/gate.avif?width=216&draft';
import webp from '../assets/gate.webp';
import tedung from '../assets/tedung.svg';
import * as gateway from './gateway-styles.ts';
import * as styles from './word-styles.ts';

/** The gate stands closed before the dawn, light in its gap; whom it opens for is greeted at its foot. */
export function Opening({ view }: OpeningProps) {
  const { names, eyebrow, age, guest, cover, style, texts } = view;
  const greeting = guest && (
    <p css={styles.guest}>
      <span>{texts.to}</span>
      <strong data-part="guest">{guest}</strong>
    </p>
  );
  const isReversed = style === 'QUERY_REVERSE';
  return (
    <div css={gateway.root}>
      <div css={gateway.sky} />
      <div css={styles.title}>
        {isReversed && greeting && <div css={styles.above}>{greeting}</div>}
        <p css={styles.eyebrow}>{eyebrow}</p>
        <p css={styles.names}>
          <Names names={names} joiner="&" />
        </p>
        {names.length === 1 && <p css={styles.age}>{age}</p>}
      </div>
      <div css={gateway.place}>
        <div css={gateway.beam} />
        <div css={gateway.left}>
          <Gate />
          <img data-part="tedung" src={tedung} alt="" width="102" height="208" draggable={false} />
        </div>
        <div css={gateway.right}>
          <Gate />
          <img data-part="tedung" src={tedung} alt="" width="102" height="208" draggable={false} />
        </div>
        {cover && (
          <div css={gateway.picture} data-type={cover.type}>
            <Cover cover={cover} sizes="(min-width: 576px) 220px, 44vw" />
          </div>
        )}
      </div>
      <div css={styles.below}>
        <svg css={styles.hill} viewBox="0 0 390 36" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0,20C50,-4 92,16 130,8C168,2 220,2 262,8C300,16 340,-4 390,20V36H0Z" fill="var(--primary)" />
          <path
            d="M0,28C50,6 92,24 130,16C168,10 220,10 262,16C300,24 340,6 390,28"
            fill="none"
            stroke="var(--gilt)"
            strokeOpacity=".6"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <img css={styles.bankLeft} src={bank} alt="" width="204" height="140" draggable={false} />
        <img css={styles.bankRight} src={bank} alt="" width="204" height="140" draggable={false} />
        {!isReversed && greeting}
        <button type="button" data-part="open" css={styles.button}>
          {texts.open}
        </button>
      </div>
    </div>
  );
}

const Gate = () => <Art data-part="gate" avif={avif} webp={webp} draft={draft} width="192" height="516" />;
