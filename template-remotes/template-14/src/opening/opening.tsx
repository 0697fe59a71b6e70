import type { OpeningProps } from '@janur/kit';
import { Names } from '@janur/template-parts';
import joy from '../assets/sign-joy.svg';
import knotted from '../assets/sign-knot.svg';
import { CoverPicture } from './cover-picture.tsx';
import { Knot } from './knot.tsx';
import * as styles from './opening-styles.ts';

/** A sheet of washi folded over its indigo lining, tied with red and white cords; who pulls them unties and unfolds it. */
export function Opening({ view }: OpeningProps) {
  const { names, joiner, eyebrow, guest, cover, style, texts } = view;
  const greeting = guest && (
    <p css={styles.guest}>
      {texts.to} <strong data-part="guest">{guest}</strong>
    </p>
  );
  const sign = `url(${names.length === 1 ? joy : knotted}) 50% / 100% no-repeat`;
  return (
    <div css={styles.root}>
      <div css={styles.lining}>
        <div css={styles.leaves} />
        <div css={styles.seal}>
          <i css={{ mask: sign }} />
        </div>
        {cover && <CoverPicture cover={cover} />}
      </div>
      <div css={styles.sheet} />
      <div css={styles.words}>
        {style === 'QUERY_REVERSE' && greeting}
        <p css={styles.eyebrow}>{eyebrow}</p>
        <p css={styles.names}>
          <Names names={names} joiner={joiner} />
        </p>
      </div>
      <Knot isBow={names.length === 1} />
      <div css={styles.flap}>
        <i />
        {style !== 'QUERY_REVERSE' && greeting}
        <button type="button" data-part="open" css={styles.button}>
          {texts.open}
        </button>
      </div>
    </div>
  );
}
