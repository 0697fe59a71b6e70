import { css } from '@emotion/react';
import { Backdrop, from } from '@janur/kit';
import { hashtagStyle, ShareSection, TagWord } from '@janur/template-parts';
import spark from '../assets/spark.svg';
import { Heading } from '../parts/heading.tsx';
import { column, faint, haloed, SILVER } from '../parts/layout.ts';

const banner = css({ position: 'relative', textAlign: 'center', overflow: 'hidden' });
const veil = css({ position: 'absolute', inset: 0, background: 'color-mix(in srgb, var(--night) 88%, #0000)' });
const stars = css({ width: '100%', height: 'auto', overflow: 'visible', marginBottom: 6 });
const hashtag = css({
  fontFamily: 'var(--font-heading)',
  fontSize: 'clamp(1.125rem, min(9vw, 126vw / var(--letters)), 2.75rem)',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  '& span': SILVER,
  [`@media ${from('desktop')}`]: { fontSize: 'clamp(1.125rem, 50rem / var(--letters), 3rem)' },
});
const sharing = css({
  marginTop: 24,
  '& [data-part="share"]': { ...haloed, minWidth: 'min(240px, 100%)', marginInline: 'auto' },
  '& [data-part="share"][data-state="copied"]': { ...faint, minHeight: 56, borderRadius: 29, minWidth: 240 },
  '& [data-part="shared"]': { display: 'block' },
  '& [data-part="shared"]:not(:empty)': { marginTop: 12 },
  '& [data-part="address"]': { fontWeight: 500, overflowWrap: 'anywhere', userSelect: 'all' },
});

/** The hashtag under the constellation of its letters. */
export const ShareBanner = () => (
  <ShareSection
    page={({ banner: picture, word, title, children }) => (
      <div css={banner}>
        {picture && (
          <>
            <Backdrop picture={picture} sizes="(min-width: 992px) 54vw, 100vw" />
            <div css={veil} />
          </>
        )}
        <div css={column}>
          <Constellation word={word ?? title} />
          {word ? (
            <p css={hashtag} style={hashtagStyle(word)}>
              <TagWord word={word} />
            </p>
          ) : (
            <Heading>{title}</Heading>
          )}
          {children}
        </div>
      </div>
    )}
    sharing={sharing}
  />
);

const WIDTH = 340;
const HEIGHT = 96;
const MOST = 16; // more stars would stand in each other's light

/** A star a letter, its height and light by which letter it is: every word has its own. */
export function starsOf(word: string): { x: number; y: number; size: number }[] {
  const letters = [...word.replaceAll(/[#\s]/g, '')].slice(0, MOST);
  const step = (WIDTH - 40) / Math.max(1, letters.length - 1);
  return letters.map((letter, index) => {
    const code = letter.toLowerCase().codePointAt(0) ?? 0;
    return { x: 20 + index * step, y: 14 + ((code * 37) % (HEIGHT - 28)), size: 22 + ((code * 11) % 4) * 11 };
  });
}

function Constellation({ word }: { word: string }) {
  const all = starsOf(word);
  return (
    <svg css={stars} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polyline points={all.map(({ x, y }) => `${x.toFixed(1)},${y}`).join(' ')} fill="none" stroke="var(--silver)" />
      {all.map(({ x, y, size }, index) => (
        <image key={index} href={spark} x={x - size / 2} y={y - size / 2} width={size} height={size} />
      ))}
    </svg>
  );
}
