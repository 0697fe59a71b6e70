import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { CouplePhoto, CoupleSection, DESKTOP } from '@janur/template-parts';
import { prose } from '../parts/layout.ts';
import { letterbox } from '../parts/letterbox.ts';
import { Page } from '../parts/page.tsx';
import { Credits, Host } from './host.tsx';

const greeting = css(prose, { margin: '18px auto 0', maxWidth: 620, textAlign: 'center', whiteSpace: 'pre-line' });

const cast = css({
  display: 'grid',
  gap: 40,
  marginTop: 34,
  // two halves of one poster
  '&[data-layout="own"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '0 3px' },
  '&[data-layout="wide"]': { gap: 20 },
  '&[data-layout="one-photo"] > [data-words]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 16,
  },
  [DESKTOP]: {
    marginTop: 56,
    '&[data-layout="own"], &[data-layout="one-photo"] > [data-words]': { gap: '0 4px' },
    '&[data-layout="wide"]': { gridTemplateColumns: '1fr 1fr' },
  },
});
const both = css({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  '& img': { width: '100%', height: '100%' },
  [DESKTOP]: { aspectRatio: '2.39' },
});

/** The cast, or both in one still. */
export const Couple = () => (
  <CoupleSection
    page={(props) => <Page isWide {...props} />}
    greeting={greeting}
    row={cast}
    host={(host, index, layout) => <Host key={host.side} host={host} index={index} layout={layout} />}
    both={(picture) =>
      picture && (
        <Reveal css={[both, letterbox]}>
          <CouplePhoto picture={picture} sizes="(min-width: 992px) 1120px, 92vw" />
        </Reveal>
      )
    }
    words={(host) => <Credits key={host.side} host={host} />}
  />
);
