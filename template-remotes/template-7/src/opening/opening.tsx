import type { OpeningProps } from '@janur/kit';
import { Names } from '@janur/template-parts';
import { CoverPicture } from './cover-picture.tsx';
import { Door, Wing } from './door.tsx';
import { Lintel } from './lintel.tsx';
import * as styles from './opening-styles.ts';
import { Ring } from './ring.tsx';

/** Two lacquered doors under a glazed eave, half of the double happiness on each; who pulls the rings opens them. */
export function Opening({ view }: OpeningProps) {
  const { names, hanNames, eyebrow, guest, day, cover, style, texts } = view;
  const isSingle = names.length === 1;
  const greeting = guest && (
    <p css={styles.plaque}>
      <span>{texts.to}</span>
      <strong data-part="guest">{guest}</strong>
    </p>
  );
  return (
    <div css={styles.root}>
      <Wing isLeft />
      <Door isLeft isSingle={isSingle} />
      <Door isSingle={isSingle} />
      <Wing />
      <CoverPicture cover={cover} />
      <Lintel isSingle={isSingle} />
      <div css={styles.words}>
        {style === 'QUERY_REVERSE' && greeting}
        <p css={styles.eyebrow}>{eyebrow}</p>
        <p css={styles.names}>
          <Names names={names} joiner="&" />
        </p>
        <p css={styles.hans} lang="zh-Hans" aria-hidden="true">
          {hanNames.map((han, index) => (
            <span key={index}>{han}</span>
          ))}
        </p>
        {day && (
          <time css={styles.date} dateTime={day.dateTime}>
            {day.full}
          </time>
        )}
      </div>
      <div css={styles.foot}>
        {style !== 'QUERY_REVERSE' && greeting}
        <button type="button" data-part="open" css={styles.button}>
          <Ring isLeft />
          <span>{texts.open}</span>
          <Ring />
        </button>
      </div>
    </div>
  );
}
