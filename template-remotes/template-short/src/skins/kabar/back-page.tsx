import { css } from '@emotion/react';
import { Photo, useGallery, useTexts, WishesList } from '@janur/kit';
import { useLabels } from '../../skeleton/entries.ts';
import { levelPicture } from './levels.ts';
import { doubleRule, HAIR } from './press.ts';

const kicker = {
  font: '700 max(1.125rem, calc(17 * var(--v)))/1.1 var(--font-heading)',
  letterSpacing: '.09em',
  textTransform: 'uppercase',
} as const;

const strip = css({
  gridArea: 'strip',
  display: 'block',
  minWidth: 0,
  '&::before': { ...doubleRule, marginBottom: 10 },
  '& > span': { display: 'flex', gap: 8 },
  '& > span > span': { flex: '1 1 0', minWidth: 0 },
  '& img': {
    display: 'block',
    width: '100%',
    aspectRatio: '5 / 2',
    objectFit: 'cover',
    filter: 'grayscale(1) brightness(var(--brightness, 1)) contrast(var(--contrast, 1.15))',
    background: 'var(--shade)',
  },
});
const MOST = 3;

/** Of the photo page, what has room on the second page. */
export function PhotoStrip() {
  const { pictures } = useGallery();
  const { gallery } = useLabels();
  return (
    <a css={strip} href="#gallery" aria-label={gallery} onLoadCapture={levelPicture}>
      <span>
        {pictures.slice(0, MOST).map(({ id, src, imageCss }) => (
          <span key={id}>
            <Photo src={src} alt="" imageCss={imageCss} sizes="240px" />
          </span>
        ))}
      </span>
    </a>
  );
}

const letters = css({
  gridArea: 'letters',
  minWidth: 0,
  paddingLeft: 16,
  borderLeft: HAIR,
  '& > p': kicker,
  '& [data-part="wish"]': { padding: '8px 0', borderBottom: '1px dotted var(--ink)' },
  '& [data-part="wish"]:nth-of-type(n + 3), & :is([data-part="more"], [data-part="time"], [data-part="answer"])': {
    display: 'none',
  },
  '& [data-part="name"]': { font: '600 .9375rem/1.25 var(--font-body)' },
  '& [data-part="message"]': {
    font: 'italic 400 .9375rem/1.3 var(--font-body)',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
  '& :is([data-part="empty"], [data-part="status"], [data-part="failed"])': {
    padding: '8px 0',
    font: 'italic 400 1rem/1.3 var(--font-body)',
  },
  '& > a': {
    display: 'block',
    minHeight: 44,
    alignContent: 'center',
    font: '600 .9375rem/1.2 var(--font-body)',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
});

/** The first letters to the editor, and the way to all of them. */
export function Letters() {
  const { t } = useTexts();
  const { wishes } = useLabels();
  return (
    <div css={letters}>
      <p>{wishes}</p>
      <WishesList />
      <a href="#wishes">{t('wishes.title')}</a>
    </div>
  );
}
