import type { OpeningProps } from '@janur/kit';
import { Names } from '@janur/template-parts';
import { CoverWindow } from './cover-window.tsx';
import * as styles from './opening-styles.ts';
import { Scene } from './scene.tsx';

/** The door of a rumah gadang, woven into a field of songket. */
export function Opening({ view }: OpeningProps) {
  const { names, joiner, eyebrow, guest, day, cover, style, texts } = view;
  const greeting = guest && (
    <p css={styles.guest}>
      {texts.to} <strong data-part="guest">{guest}</strong>
    </p>
  );
  return (
    <div css={styles.root}>
      <Scene />
      <Scene isOther />
      <div css={styles.words}>
        <CoverWindow cover={cover} />
        {style === 'QUERY_REVERSE' && greeting}
        <p css={styles.eyebrow}>{eyebrow}</p>
        <p css={styles.names}>
          <Names names={names} joiner={joiner} />
        </p>
        {day && (
          <time css={styles.date} dateTime={day.dateTime}>
            {day.full}
          </time>
        )}
        <svg css={styles.rule} viewBox="0 0 140 20" aria-hidden="true">
          <path d="M0,10H52M140,10H88" />
          <path d="M70,1l9,9l-9,9l-9,-9ZM70,6l4,4l-4,4l-4,-4Z" />
        </svg>
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
