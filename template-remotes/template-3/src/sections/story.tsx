import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { ChapterText, DESKTOP, NARROW, StorySection } from '@janur/template-parts';
import { Shadow } from '../drawings/shadow.tsx';
import { Night } from '../parts/page.tsx';

/** The screen: red hems above and below, the lamp's light in the middle, a banana trunk at its foot. */
const kelir = css({
  '--kelir': 'var(--third)',
  position: 'relative',
  marginTop: 26,
  padding: '58px 20px 66px',
  color: 'var(--ink-on-third)',
  '--focus': 'var(--ink-on-third)',
  textAlign: 'start',
  background: [
    'linear-gradient(var(--wire) 0 0) 0 24px / 100% 2px no-repeat',
    'linear-gradient(var(--mengkudu) 0 0) 0 0 / 100% 24px no-repeat',
    'linear-gradient(#3d5230, #7d8f4c 24%, #566a38 60%, #2c3b22) 0 100% / 100% 22px no-repeat',
    'linear-gradient(var(--wire) 0 0) 0 calc(100% - 36px) / 100% 2px no-repeat',
    'linear-gradient(var(--mengkudu) 0 0) 0 calc(100% - 22px) / 100% 14px no-repeat',
    'radial-gradient(ellipse 85% 60% at 50% 46%, var(--third) 40%, var(--lontar))',
  ].join(','),
  boxShadow: '0 0 0 2px var(--wire), 0 0 0 12px var(--soga-deep), 0 0 0 13px var(--gold-3), 0 26px 50px -10px #000c',
  [NARROW]: { paddingInline: 14 },
  [DESKTOP]: { paddingInline: 44 },
});
const chapters = css({ display: 'grid', gap: 38 });
const chapter = css({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  gap: 16,
  alignItems: 'start',
  '& > svg': { width: '100%', height: 'auto', fill: 'var(--soga-2)', filter: 'drop-shadow(0 0 5px #8a5a2466)' },
  'li:nth-of-type(even) > &': {
    gridTemplateColumns: 'minmax(0, 1fr) 96px',
    textAlign: 'end',
    '& > svg': { order: 1 },
  },
  '& [data-line="when"]': {
    font: '500 .8125rem/1.4 var(--font-body)',
    letterSpacing: '.14em',
    textTransform: 'uppercase',
  },
  '& h3': { marginTop: 3, color: 'var(--title-on-third)', hyphens: 'auto' },
  '[data-invitation] & h3': { font: '600 1.5rem/1.16 var(--font-heading)' },
  '& [data-line="subtitle"]': { font: 'italic 500 1.0625rem/1.35 var(--font-heading)' },
  '& [data-line="text"]': { marginTop: 6, font: '500 1.125rem/1.45 var(--font-heading)', whiteSpace: 'pre-line' },
  // the picture takes the screen's whole width, below shadow and words
  '& img': {
    width: 'calc(100% + 112px)',
    maxWidth: 'none',
    marginLeft: -112,
    aspectRatio: '3 / 2',
    marginTop: 18,
    border: '1px solid var(--wire)',
    padding: 4,
  },
  'li:nth-of-type(even) > & img': { marginLeft: 0 },
  [NARROW]: {
    gridTemplateColumns: '76px minmax(0, 1fr)',
    'li:nth-of-type(even) > &': { gridTemplateColumns: 'minmax(0, 1fr) 76px' },
    '& img': { width: 'calc(100% + 92px)', marginLeft: -92 },
  },
  // wide windows have room for shadow, words and picture beside each other
  [DESKTOP]: {
    '&, li:nth-of-type(even) > &': { gap: 26, alignItems: 'center' },
    '& > div:has(img)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 52%',
      gridAutoRows: 'auto',
      alignContent: 'center',
      columnGap: 26,
      '& > *': { gridColumn: 1 },
      '& img, & > img': { gridArea: '1 / 2 / span 9 / 3', alignSelf: 'center', width: '100%', margin: 0 },
    },
    'li:nth-of-type(even) > & > div:has(img)': {
      gridTemplateColumns: '52% minmax(0, 1fr)',
      '& > *': { gridColumn: 2 },
      '& img, & > img': { gridColumn: 1 },
    },
  },
});
const flowing = css({
  display: 'grid',
  gap: 14,
  font: '500 1.1875rem/1.5 var(--font-heading)',
  whiteSpace: 'pre-line',
});

/** The story on a wayang screen, a shadow a chapter; with PARAGRAPH one flowing text on it. */
export const Story = () => (
  <StorySection
    page={Night}
    paragraphs={flowing}
    chapters={chapters}
    frame={(story) => <div css={kelir}>{story}</div>}
    chapter={(each, index) => (
      <li key={each.id}>
        <Reveal css={chapter}>
          <Shadow index={index} />
          <div>
            <ChapterText chapter={each} sizes="(min-width: 992px) 512px, 86vw" />
          </div>
        </Reveal>
      </li>
    )}
  />
);
