import { Cover, type OpeningCover, type OpeningProps } from '@janur/kit';
import { Names } from '@janur/template-parts';
import { Rule } from '../parts/rule.tsx';
import { Seal } from '../parts/seal.tsx';
import { perforated, stuck } from '../parts/stamp.ts';
import { Flap, Inside, Pocket, UPRIGHT, WIDE } from './flap.tsx';
import * as envelope from './envelope-styles.ts';
import * as styles from './opening-styles.ts';
import * as seal from './seal-styles.ts';

/** A closed envelope seen from behind, its flap lined with peonies. The seal is the button. */
export function Opening({ view }: OpeningProps) {
  const { names, initials, eyebrow, guest, day, cover, style, texts } = view;
  const greeting = guest && (
    <p css={styles.guest}>
      <span>{texts.to}</span>
      <strong data-part="guest">{guest}</strong>
    </p>
  );
  return (
    <div css={envelope.root}>
      <div css={envelope.envelope}>
        <div css={envelope.stage}>
          <Inside form={UPRIGHT} css={[envelope.drawing, envelope.upright]} />
          <Inside form={WIDE} css={[envelope.drawing, envelope.wide]} />
          <div css={envelope.letter} />
          <Pocket form={UPRIGHT} css={[envelope.drawing, envelope.upright]} />
          <Pocket form={WIDE} css={[envelope.drawing, envelope.wide]} />
        </div>
        <div css={envelope.grain} />
        <div css={envelope.stage}>
          <div css={envelope.flap}>
            <Flap form={UPRIGHT} css={[envelope.drawing, envelope.upright]} />
            <Flap form={WIDE} css={[envelope.drawing, envelope.wide]} />
            {cover && <Lining cover={cover} />}
          </div>
        </div>
        <div css={styles.foot}>
          {style === 'QUERY_REVERSE' && greeting}
          {cover?.type === 'LOGO' && <Cover css={styles.logo} cover={cover} sizes="220px" />}
          <p css={styles.eyebrow}>{eyebrow}</p>
          <p css={styles.names}>
            <Names names={names} joiner="&" />
          </p>
          <Rule css={styles.rule} />
          {day && (
            <time css={styles.date} dateTime={day.dateTime}>
              {day.full}
            </time>
          )}
          {style !== 'QUERY_REVERSE' && greeting}
        </div>
        <button type="button" data-part="open" css={seal.button}>
          <span css={seal.halves}>
            <Seal css={seal.leftHalf} initials={initials} />
            <Seal css={seal.rightHalf} initials={initials} />
          </span>
          <span css={seal.hint}>
            <svg width="14" height="16" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
              <path d="M7,15V2M2,7l5-5 5,5" />
            </svg>
            {texts.open}
          </span>
        </button>
      </div>
    </div>
  );
}

/** A photo lines the flap; what is cut to another form is stuck on it; a logo stands with the names. */
function Lining({ cover }: { cover: OpeningCover }) {
  if (cover.type === 'LOGO') return null;
  if (cover.type === 'PHOTO') {
    return (
      <div css={envelope.lining}>
        <Cover cover={cover} sizes="(min-width: 576px) 720px, 100vw" />
      </div>
    );
  }
  return (
    <div css={[stuck, envelope.stamp]}>
      <div css={perforated}>
        <Cover cover={cover} sizes="300px" />
      </div>
    </div>
  );
}
