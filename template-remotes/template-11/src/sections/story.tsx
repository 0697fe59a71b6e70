import { css } from '@emotion/react';
import { type ChapterView, Photo, Reveal, useStory } from '@janur/kit';
import { DESKTOP, StorySection } from '@janur/template-parts';
import record from '../assets/record.svg';
import { Room } from '../parts/room.tsx';

/** What is printed on a sleeve without a picture: discs, a fan and blades, in the inks of the party. */
const PRINTS = [
  {
    ground: 'var(--red)',
    ink: 'var(--cream)',
    print:
      'radial-gradient(circle at 74% 70%, var(--gold) 0 21%, #0000 21.4%), radial-gradient(circle at 46% 82%, var(--third) 0 15%, #0000 15.4%), radial-gradient(circle at 86% 40%, var(--cream) 0 8%, #0000 8.4%)',
  },
  {
    ground: 'var(--gold)',
    ink: 'var(--soot)',
    print: 'repeating-conic-gradient(from 8deg at 84% 104%, var(--red) 0 7deg, #0000 7.2deg 16deg)',
  },
  {
    ground: 'var(--paper)',
    ink: 'var(--soot)',
    print:
      'linear-gradient(90deg, #0000 34%, var(--teal) 34% 45%, #0000 45% 51%, var(--gold) 51% 62%, #0000 62% 68%, var(--red) 68% 79%, #0000 79% 85%, var(--pool) 85% 96%, #0000 96%) 0 100% / 100% 58% no-repeat',
  },
  {
    ground: 'var(--third)',
    ink: 'var(--ink-on-third)',
    print:
      'radial-gradient(circle at 100% 100%, var(--teal) 0 24%, #0000 24.4% 33%, var(--red) 33.4% 42%, #0000 42.4% 51%, var(--gold) 51.4% 60%, #0000 60.4%)',
  },
] as const;

const shelf = css({
  display: 'grid',
  gap: 44,
  marginTop: 32,
  [DESKTOP]: { gridTemplateColumns: 'repeat(auto-fit, minmax(340px, 1fr))', gap: '56px 40px', marginTop: 56 },
});
const album = css({ position: 'relative', width: 'min(100%, 346px)', aspectRatio: '346 / 262' });
const disc = css({
  position: 'absolute',
  left: '26%',
  top: '3%',
  height: '94%',
  width: 'auto',
  transition: 'transform 900ms 200ms cubic-bezier(.2,.7,.2,1)',
});
const sleeve = css({
  position: 'absolute',
  left: 0,
  top: 0,
  height: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: 5,
  boxShadow: '4px 5px 0 #0413154d',
  '& img': { position: 'absolute', inset: 0, display: 'block', width: '100%', height: '100%' },
});
/** The label in the corner says when; on a picture it has its own ground. */
const label = css({
  position: 'absolute',
  left: 0,
  top: 0,
  maxWidth: '100%',
  padding: '12px 14px 10px',
  font: '400 clamp(1.5rem, 8vw, 2.25rem)/1 var(--font-heading)',
  overflowWrap: 'anywhere',
  '&[data-long]': { fontSize: '1.25rem' },
});
const words = css({
  marginTop: 18,
  '& h3': { fontSize: '1.625rem', lineHeight: 1.12, color: 'var(--spark)' },
  '& [data-line="place"], & [data-line="subtitle"]': { marginTop: 4, fontWeight: 600 },
  '& [data-line="text"]': { marginTop: 6, font: '400 1.0625rem/1.5 var(--font-body)', whiteSpace: 'pre-line' },
});
const paragraphs = css({
  display: 'grid',
  gap: 16,
  marginTop: 24,
  font: '400 1.125rem/1.6 var(--font-body)',
  whiteSpace: 'pre-line',
});

function Album({ chapter, index }: { chapter: ChapterView; index: number }) {
  const { when, location, title, subtitle, text, imageUrl } = chapter;
  const { ground, ink, print } = PRINTS[index % PRINTS.length] ?? PRINTS[0];
  return (
    <Reveal>
      <div css={album}>
        <img css={disc} src={record} alt="" width="116" height="116" loading="lazy" draggable={false} />
        <div css={[sleeve, { background: `${print}, ${ground}` }]}>
          {imageUrl && <Photo src={imageUrl} alt={title ?? ''} sizes="262px" />}
          {when && (
            <p css={[label, { color: ink, background: ground }]} data-long={when.length > 10 ? '' : undefined}>
              {when}
            </p>
          )}
        </div>
      </div>
      <div css={words}>
        {title && <h3>{title}</h3>}
        {location && <p data-line="place">{location}</p>}
        {subtitle && <p data-line="subtitle">{subtitle}</p>}
        {text && <p data-line="text">{text}</p>}
      </div>
    </Reveal>
  );
}

/** One long-player a chapter, half out of its sleeve; with PARAGRAPH one flowing text. */
export function Story() {
  const { isParagraph } = useStory();
  return (
    <StorySection
      page={(props) => <Room tone="deep" isWide={!isParagraph} {...props} />}
      paragraphs={paragraphs}
      chapters={shelf}
      chapter={(chapter, index) => (
        <li key={chapter.id}>
          <Album chapter={chapter} index={index} />
        </li>
      )}
    />
  );
}
