import { css } from '@emotion/react';
import { below } from '@janur/kit';
import { DESKTOP, GallerySection } from '@janur/template-parts';
import { ruledButton } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

const section = css({ [DESKTOP]: { rowGap: 56, '& > header': { position: 'static', gridColumn: 1 } } });

const across = css({ [DESKTOP]: { gridColumn: '1 / -1' } });

/** Of four pictures in a row of an open booklet the third and fourth stand beyond the gutter. */
const PLACES = Object.fromEntries(
  [1, 2, 4, 5].map((column, index) => [
    `& [data-part="picture"]:nth-of-type(4n + ${index + 1})`,
    { [DESKTOP]: { gridColumn: column } },
  ]),
);

/** Passe-partouts: an engraved frame, a mat of 18 %, a bevel cut around the picture. */
const wall = css({
  marginTop: 30,
  display: 'grid',
  gap: 24,
  [DESKTOP]: { margin: 0, gap: 40 },
  '& [data-part="pictures"]': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 16,
    // two on each page, and the gutter between them
    [DESKTOP]: { gridTemplateColumns: '1fr 1fr 64px 1fr 1fr', gap: '40px 36px' },
  },
  [`@media ${below('desktop')}`]: {
    '& [data-part="picture"]:is(:nth-of-type(3n + 1), :nth-of-type(3n + 2):last-of-type)': {
      gridColumn: '1 / -1',
      '--form': '4 / 3',
    },
  },
  ...PLACES,
  // what is left over fills its page: one after two, or one on each side
  '& [data-part="picture"]:nth-of-type(4n + 1):is(:last-of-type, :nth-last-of-type(2))': {
    [DESKTOP]: { gridColumn: '1 / span 2', '--form': '1.74' },
  },
  '& [data-part="picture"]:is(:nth-of-type(4n + 2), :nth-of-type(4n + 3)):last-of-type': {
    [DESKTOP]: { gridColumn: '4 / span 2', '--form': '1.74' },
  },
  '& [data-part="open"]': {
    display: 'block',
    width: '100%',
    aspectRatio: 'var(--form, 4 / 5)',
    padding: 0,
    border: '1.5px solid var(--title)',
    outlineOffset: 3,
    background: 'linear-gradient(150deg, #fffefb, #f6f1e6)',
    boxShadow: 'inset 0 0 0 4px #fffefb, inset 0 0 0 5px var(--gilt), 0 6px 14px -6px #4a3c2066',
  },
  '& [data-part="open"] img': {
    position: 'absolute',
    left: '18%',
    top: '18%',
    width: '64%',
    height: '64%',
    boxShadow: '-1px -1px 0 1px #b9ab8c, 1px 1px 0 1.5px #fff, 0 0 0 3px #ece5d5',
  },
  '& [data-part="veil"]': { left: '18%', top: '18%', width: '64%', height: '64%' },
  '& [data-slider]': { display: 'flex', gap: 18 },
  '& [data-slider] [data-part="picture"]': { width: '82%', '--form': '4 / 5', [DESKTOP]: { width: '42%' } },
  '& [data-part="slider-buttons"]': {
    display: 'flex',
    justifyContent: 'center',
    gap: 20,
    marginTop: 20,
  },
  '& :is([data-part="previous"], [data-part="next"])': { ...ruledButton, width: 56, padding: 0 },
});

/** A wall of framed pictures. */
export const Gallery = () => (
  <GallerySection
    page={({ children, ...words }) => (
      <Page css={section} {...words}>
        <div css={across}>{children}</div>
      </Page>
    )}
    pictures={wall}
    sizes="(min-width: 992px) 14vw, 56vw"
  />
);
