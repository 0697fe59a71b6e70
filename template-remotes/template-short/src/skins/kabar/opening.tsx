import { Cover, type OpeningCover, type OpeningProps } from '@janur/kit';
import { Names } from '@janur/template-parts';
import { Burst } from './burst.tsx';
import * as styles from './opening-styles.ts';
import { Vignette } from './vignette.tsx';

/** The folded paper: masthead, headline and picture above the fold, the subscriber's label on it. */
export function Opening({ view }: OpeningProps) {
  const { names, initials, eyebrow, age, years, yearsWord, guest, day, cover, style, texts } = view;
  const isBirthday = names.length === 1;
  const isReverse = style === 'QUERY_REVERSE';
  const label = guest && (
    <p css={styles.label}>
      <span>{texts.to}</span>
      <strong data-part="guest">{guest}</strong>
    </p>
  );
  return (
    <div css={styles.root} data-birthday={isBirthday || undefined}>
      <i css={styles.breakfast} aria-hidden="true" />
      <i css={styles.spectacles} aria-hidden="true" />
      <div css={styles.stage}>
        {isReverse && label}
        <div css={styles.paper}>
          <div css={styles.front}>
            <div css={styles.top}>
              <span aria-hidden="true">№ 1</span>
              <Vignette css={styles.vignette} hosts={names.length} />
              <span css={styles.press} aria-hidden="true">
                {initials.map((initial, index) => (
                  <span key={index}>{initial}</span>
                ))}
              </span>
            </div>
            <p css={isBirthday ? styles.longMasthead : styles.masthead}>{eyebrow}</p>
            {day && (
              <time css={styles.dateline} dateTime={day.dateTime}>
                {day.full}
              </time>
            )}
            <p css={isBirthday ? styles.oneName : styles.headline}>
              <Names names={names} joiner="&" />
            </p>
            {isBirthday && <p css={styles.deck}>{age}</p>}
            <div css={styles.pictured}>
              <Picture cover={cover} isBirthday={isBirthday} />
              {isBirthday && <Burst css={styles.burst} years={years} word={yearsWord} />}
            </div>
          </div>
          <div css={styles.lower} aria-hidden="true" />
        </div>
        {!isReverse && label}
      </div>
      <div css={styles.foot}>
        <button type="button" data-part="open" css={styles.button}>
          {texts.open}
          <svg
            width="22"
            height="16"
            viewBox="0 0 22 16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            aria-hidden="true"
          >
            <path d="M1,3C5,1 9,1 11,4C13,1 17,1 21,3V14C17,12 13,12 11,15C9,12 5,12 1,14ZM11,4V15" />
          </svg>
        </button>
      </div>
    </div>
  );
}

function Picture({ cover, isBirthday }: { cover: OpeningCover | null; isBirthday: boolean }) {
  if (!cover)
    return (
      <>
        <div css={styles.type} aria-hidden="true" />
        {isBirthday && (
          <div css={styles.window}>
            <Vignette css={styles.cake} hosts={1} />
          </div>
        )}
      </>
    );
  if (cover.type === 'LOGO') return <Cover css={styles.logo} cover={cover} sizes="200px" />;
  return (
    <div css={styles.photo} data-type={cover.type}>
      <Cover cover={cover} sizes="(min-width: 576px) 350px, 84vw" />
    </div>
  );
}
