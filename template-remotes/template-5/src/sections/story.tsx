import { css } from '@emotion/react';
import { Reveal, useStory } from '@janur/kit';
import { ChapterText, DESKTOP, StorySection } from '@janur/template-parts';
import { Spire } from '../drawings/spire.tsx';
import { BRASS, FRIEZE } from '../parts/brass.ts';
import { prose } from '../parts/layout.ts';
import { Page, Rayed } from '../parts/page.tsx';

/** The first chapter is the ground floor. */
const tower = css({ display: 'flex', flexDirection: 'column-reverse' });
const spire = css({ display: 'block', width: 150, height: 'auto', margin: '26px auto -1px' });
const ground = css({
  height: 18,
  margin: '0 -22px',
  background: `${BRASS} 0 0 / 100% 3px no-repeat, ${FRIEZE}`,
  backgroundPosition: '0 0, 50% 100%',
});

/** A floor is narrower the higher it is; `--setback` is how many floors it has stepped back. */
const floor = css({
  position: 'relative',
  margin: '0 calc(var(--setback) * clamp(7px, 2.2vw, 20px))',
  padding: '14px 18px 22px 66px',
  textAlign: 'start',
  color: 'var(--ink-on-third)',
  '--focus': 'var(--ink-on-third)',
  background: 'linear-gradient(90deg, var(--third), var(--panel-deep))',
  border: 'solid var(--brass-2)',
  borderWidth: '0 2px',
  boxShadow:
    'inset 5px 0 0 var(--panel-deep), inset 6px 0 0 var(--brass-1), inset -5px 0 0 var(--panel-deep), inset -6px 0 0 var(--brass-1)',
  // the cornice stands out over its walls, under it a row of windows
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: -7,
    top: -4,
    height: 8,
    background: `${BRASS} 0 0 / 100% 2.4px no-repeat, linear-gradient(var(--primary) 0 0) 50% 100% / calc(100% - 8px) 1px no-repeat, var(--night)`,
  },
  '& > div': { paddingTop: 10 },
  '& [data-line="when"]': {
    font: '600 .875rem/1.4 var(--font-body)',
    letterSpacing: '.16em',
    textTransform: 'uppercase',
    color: 'var(--soft)',
  },
  '& h3': {
    marginTop: 2,
    fontSize: 'clamp(1.5rem, 6.4vw, 1.75rem)',
    lineHeight: 1.12,
    letterSpacing: '.02em',
    WebkitTextStroke: '.5px currentColor',
    color: 'var(--title-on-third)',
    hyphens: 'auto',
  },
  '& [data-line="subtitle"]': { font: '400 1.25rem/1.2 var(--font-script)' },
  '& [data-line="text"]': { ...prose, marginTop: 8, whiteSpace: 'pre-line' },
  '& img': {
    width: '100%',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    marginTop: 14,
    border: '1px solid var(--brass-2)',
  },
  [DESKTOP]: { paddingLeft: 84, paddingRight: 30 },
});
/** The floor's number in a lift's lamp. */
const lamp = css({
  position: 'absolute',
  left: 18,
  top: 22,
  display: 'grid',
  placeContent: 'center',
  width: 36,
  height: 36,
  paddingTop: 2,
  borderRadius: '50%',
  border: '1.5px solid var(--brass-2)',
  boxShadow: 'inset 0 0 0 3px var(--night), inset 0 0 0 4px var(--brass-1)',
  background: 'var(--night)',
  font: '400 1.25rem/1 var(--font-heading)',
  color: 'var(--ink)',
  WebkitTextStroke: '.6px currentColor',
  [DESKTOP]: { left: 26 },
});
const flowing = css(prose, { display: 'grid', gap: 14, marginTop: 18, textAlign: 'start', whiteSpace: 'pre-line' });

/** The story as a tower, a floor a chapter; with PARAGRAPH as one flowing text. */
export function Story() {
  const { isParagraph } = useStory();
  return (
    <StorySection
      page={isParagraph ? Page : Rayed}
      paragraphs={flowing}
      chapters={tower}
      frame={(story) =>
        isParagraph ? (
          story
        ) : (
          <>
            <Spire css={spire} />
            {story}
            <div css={ground} />
          </>
        )
      }
      chapter={(chapter, index) => (
        <li key={chapter.id} style={setback(index)}>
          <div css={floor} data-on-third="">
            <span css={lamp} aria-hidden="true">
              {index + 1}
            </span>
            <Reveal>
              <ChapterText chapter={chapter} sizes="(min-width: 992px) 440px, 70vw" />
            </Reveal>
          </div>
        </li>
      )}
    />
  );
}

const MOST = 5;

function setback(floorNumber: number) {
  const properties = { '--setback': Math.min(floorNumber, MOST) };
  return properties as React.CSSProperties; // React passes custom properties through; its type knows only standard ones
}
