import { css } from '@emotion/react';
import { type CoupleLayout, type HostView, Photo, Reveal, useIsBirthday, useYears } from '@janur/kit';
import { DESKTOP, HostText, Parentage, SocialLinks } from '@janur/template-parts';
import { Cake } from '../drawings/glyphs.tsx';
import { portrait, poster, RULE, signal } from '../parts/type.ts';
import { words } from './host-words.ts';
import { NameStrip } from './name-strip.tsx';

const host = css({
  position: 'relative',
  borderTop: RULE,
  '&[data-turned]': { ...signal, borderColor: 'var(--ink)' },
});
/** The photo bleeds to one edge, the facts stand at its other. */
const table = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'stretch',
  borderTop: RULE,
  '& > [data-part="photo"] img': { width: '100%', height: '100%', aspectRatio: '4 / 5', ...portrait },
  '& > [data-part="photo"] + *': { borderLeft: RULE },
  '[data-turned] > &': {
    '& > [data-part="photo"]': { order: 2, borderLeft: RULE },
    '& > [data-part="photo"] + *': { borderLeft: 0 },
  },
  '& > :only-child': { gridColumn: '1 / -1' },
  '&[data-layout="stacked"]': {
    gridTemplateColumns: '1fr',
    '& > [data-part="photo"] + *': { borderLeft: 0, borderTop: RULE },
    '[data-turned] > & > [data-part="photo"]': { borderLeft: 0 },
    '& > [data-part="photo"] img': { aspectRatio: '1' },
    [DESKTOP]: { gridTemplateColumns: '1fr 1fr', '& > [data-part="photo"] img': { aspectRatio: '16 / 10' } },
  },
  '&[data-layout="round"]': {
    gridTemplateColumns: '132px minmax(0, 1fr)',
    '& > [data-part="photo"]': { padding: 16, borderLeft: 0 },
    '&& > [data-part="photo"] + *': { borderLeft: 0 },
    '& > [data-part="photo"] img': { width: 100, height: 100, aspectRatio: '1', borderRadius: '50%' },
    '[data-turned] > &': {
      gridTemplateColumns: '132px minmax(0, 1fr)',
      '& > [data-part="photo"]': { order: 0, borderLeft: 0 },
    },
  },
  '&[data-layout="single"]': {
    [DESKTOP]: { '& > [data-part="photo"] img': { aspectRatio: '1', maxHeight: '80dvh' } },
  },
});
const full = css({ '& [data-line="name"]': { font: '700 1.25rem/1.15 var(--font-body)' } });

/** STYLE3: the portrait from edge to edge, the words over its scrim. */
const wide = css({
  position: 'relative',
  minHeight: 'min(128vw, 84dvh)',
  display: 'grid',
  alignItems: 'end',
  color: '#ffffff',
  '--focus': '#ffffff',
  background: '#111111',
  '& > img, & > picture > img': { position: 'absolute', inset: 0, width: '100%', height: '100%', ...portrait },
  '& > div': { position: 'relative', paddingTop: 120, background: 'linear-gradient(#0000, #111111d9 110px)' },
  '& h3': { ...poster, fontSize: 'clamp(2.5rem, 15vw, 5.5rem)', lineHeight: 0.86, hyphens: 'auto' },
  [DESKTOP]: { '& h3': { fontSize: 'clamp(2.5rem, 7vw, 7rem)' } },
});
/** The years of a birthday, as large as there is room. */
const age = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: 10,
  padding: '14px 16px 14px 14px',
  borderBottom: RULE,
  '& b': { ...poster, fontSize: 'clamp(6rem, 32vw, 15rem)', lineHeight: 0.76, paddingTop: '.04em' },
  '& svg': { width: '100%', maxWidth: 84, height: 'auto', justifySelf: 'end', color: 'var(--secondary)' },
});

interface HostProps {
  host: HostView;
  index: number;
  layout: CoupleLayout;
}

export function Host({ host: shown, index, layout }: HostProps) {
  const { photoUrl, photoAlt, imageCss } = shown;
  const photo = photoUrl && (
    <Photo src={photoUrl} alt={photoAlt} imageCss={imageCss} sizes="(min-width: 992px) 50vw, 100vw" />
  );
  if (layout === 'wide' && photo)
    return (
      <article css={[host, wide]}>
        {photo}
        <HostText css={words} host={shown} />
      </article>
    );
  return (
    <article css={host} data-turned={index % 2 === 1 ? '' : undefined}>
      <NameStrip name={shown.fullName} />
      <div css={table} data-layout={layout}>
        {photo && (
          <div data-part="photo">
            <Reveal css={{ height: '100%' }}>{photo}</Reveal>
          </div>
        )}
        <div>
          {layout === 'single' && <Age />}
          <Known host={shown} />
        </div>
      </div>
    </article>
  );
}

function Age() {
  const years = useYears();
  const isBirthday = useIsBirthday();
  if (!isBirthday) return null;
  return (
    <div css={age} aria-hidden="true">
      {years && <b>{years}</b>}
      <Cake />
    </div>
  );
}

/** The strip's name once more, for who does not scroll it. */
function Known({ host: known }: { host: HostView }) {
  return (
    <div css={[words, full]}>
      <p data-line="name">{known.fullName}</p>
      {known.parentage.map(({ line, text }) => (
        <p key={line} data-line={line}>
          <Parentage text={text} />
        </p>
      ))}
      <SocialLinks host={known} />
    </div>
  );
}
