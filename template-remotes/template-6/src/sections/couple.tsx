import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { CouplePhoto, CoupleSection, DESKTOP, HostText } from '@janur/template-parts';
import { prose } from '../parts/layout.ts';
import { Medallion } from '../parts/medallion.tsx';
import { Page } from '../parts/page.tsx';
import { pressedFrame, sheetOfVellum } from '../parts/vellum.ts';
import { Bearer, words } from './bearer.tsx';

const section = css({ [DESKTOP]: { rowGap: 64, '& > header': { position: 'static' } } });
const greeting = css(prose, {
  marginTop: 20,
  textAlign: 'center',
  whiteSpace: 'pre-line',
  [DESKTOP]: { alignSelf: 'center', margin: 0 },
});
const pair = css({
  display: 'grid',
  gap: 48,
  marginTop: 34,
  [DESKTOP]: { gridColumn: '1 / -1', columnGap: 136, margin: 0, gridTemplateColumns: '1fr 1fr' },
  '&[data-layout="own"]': {
    gridTemplateColumns: '1fr 1fr',
    gridTemplateRows: 'auto auto',
    gap: '16px 14px',
    [DESKTOP]: { columnGap: 136 },
  },
  '&[data-layout="round"]': { gap: 30, [DESKTOP]: { columnGap: 136 } },
  '&[data-layout="single"]': { [DESKTOP]: { gridTemplateColumns: '1fr 1fr', '& > *': { gridColumn: '1 / -1' } } },
});
const both = css(sheetOfVellum, {
  ...pressedFrame,
  '& > div': { position: 'relative', aspectRatio: '4 / 3', display: 'grid', placeItems: 'center' },
  '& > div > img, & > div > picture img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
});
const seal = css({ width: '54%' });
const twoColumns = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 20, alignContent: 'center' });

/** The hosts as bearers of arms, or both in one framed plate. */
export const Couple = () => (
  <CoupleSection
    page={(props) => <Page css={section} {...props} />}
    greeting={greeting}
    row={pair}
    columns={twoColumns}
    host={(host, index, layout) => <Bearer key={host.side} host={host} index={index} layout={layout} />}
    both={(picture) => (
      <Reveal css={both}>
        <div>
          <CouplePhoto picture={picture} sizes="(min-width: 992px) 42vw, 86vw" instead={<Medallion css={seal} />} />
        </div>
      </Reveal>
    )}
    words={(host) => <HostText key={host.side} css={words} host={host} />}
  />
);
