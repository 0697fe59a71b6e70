import type { OpeningProps } from '@janur/kit';
import { Names } from '../parts/names.tsx';
import { CoverLogo } from './cover-picture.tsx';
import * as styles from './opening-styles.ts';
import { Stage } from './stage.tsx';

/** The gate: names in the innermost arch, the guest and the button on the clay slab before it. */
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
      <Stage cover={cover} />
      <div css={styles.type}>
        <div css={styles.lines}>
          {style === 'QUERY_REVERSE' && greeting}
          {cover?.type === 'LOGO' && <CoverLogo cover={cover} />}
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
        {style !== 'QUERY_REVERSE' && greeting}
        <button type="button" data-part="open" css={styles.button}>
          {texts.open}
        </button>
      </div>
    </div>
  );
}
