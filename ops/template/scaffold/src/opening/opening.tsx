import { css } from '@emotion/react';
import { Cover, type OpeningProps } from '@janur/kit';
import { Garland } from '../parts/garland.tsx';
import { button } from '../parts/look.ts';
import { Names } from '../parts/names.tsx';
import { REDUCED_MOTION, WITHOUT_MOTION } from '../skin.ts';

const STILL = { transition: 'opacity 200ms', transform: 'none' } as const;

const root = css({
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  background: 'var(--base)',
  // the signature move: the card lifts away
  transition: 'transform 900ms cubic-bezier(.6,0,.3,1), opacity 900ms',
  '[data-leaving] &': { transform: 'translateY(-12%)', opacity: 0 },
  [WITHOUT_MOTION]: STILL,
  [REDUCED_MOTION]: STILL,
});

const sheet = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 18,
  minHeight: '100dvh',
  maxWidth: 480,
  margin: '0 auto',
  padding: '32px 24px max(32px, env(safe-area-inset-bottom))',
  textAlign: 'center',
});

const leaves = css({ width: 'min(78%, 320px)', marginBottom: -22, '@media (max-height: 620px)': { width: 190 } });

const picture = css({
  width: 'min(46vw, 200px)',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  objectPosition: 'var(--cover-position, 50% 30%)',
  borderRadius: '999px 999px 18px 18px',
  background: 'var(--third)',
  '@media (max-height: 620px)': { width: 110 },
});

/** No name breaks on a small phone: the longest word of them has room for its letters, which are .58 of their height. */
const fitting = (size: string) => `max(1.25rem, min(${size}, calc((100vw - 48px) / (var(--longest-word) * .58))))`;

const names = css({
  color: 'var(--title)',
  font: `500 ${fitting('3.75rem')}/1.02 var(--font-heading)`,
  overflowWrap: 'anywhere',
  '[data-names="medium"] &': { fontSize: fitting('3rem') },
  '[data-names="long"] &': { fontSize: fitting('2.375rem') },
  '[data-names="huge"] &': { fontSize: fitting('1.875rem') },
});

const guest = css({
  '& strong': { display: 'block', font: '500 1.625rem/1.25 var(--font-heading)', overflowWrap: 'anywhere' },
  '[data-guest="long"] & strong': { fontSize: '1.25rem' },
});

/** A pure function of `view`: the build prints it, and guests see it before any script. */
export function Opening({ view }: OpeningProps) {
  const { names: hosts, joiner, eyebrow, guest: guestName, day, cover, style, texts } = view;
  const greeting = guestName && (
    <p css={guest}>
      {texts.to} <strong data-part="guest">{guestName}</strong>
    </p>
  );
  return (
    <div css={root}>
      <div css={sheet}>
        <Garland css={leaves} />
        {cover && <Cover cover={cover} sizes="(min-width: 375px) 200px, 46vw" css={picture} />}
        {style === 'QUERY_REVERSE' && greeting}
        <p>{eyebrow}</p>
        <p css={names}>
          <Names names={hosts} joiner={joiner} />
        </p>
        {day && <time dateTime={day.dateTime}>{day.full}</time>}
        {style !== 'QUERY_REVERSE' && greeting}
        <button type="button" data-part="open" css={button}>
          {texts.open}
        </button>
      </div>
    </div>
  );
}
