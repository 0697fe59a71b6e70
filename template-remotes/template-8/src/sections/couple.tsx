import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { CouplePhoto, CoupleSection, DESKTOP } from '@janur/template-parts';
import { Page } from '../parts/page.tsx';
import { Host, HostWords } from './host.tsx';

const greeting = css({
  marginTop: 14,
  textAlign: 'center',
  font: '700 1.0625rem/1.5 var(--font-body)',
  whiteSpace: 'pre-line',
});
const row = css({
  display: 'grid',
  gap: 30,
  marginTop: 28,
  '&[data-layout="own"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '0 12px' },
  '&[data-layout="one-photo"] > [data-words]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 16,
  },
  [DESKTOP]: { '&[data-layout="own"]': { gap: '0 40px' } },
});
const both = css({
  overflow: 'hidden',
  border: '10px solid var(--paper)',
  borderRadius: 90,
  aspectRatio: '4 / 3',
  background: '#fff1d6',
  boxShadow: '0 12px 0 var(--shade)',
  '& img': { display: 'block', width: '100%', height: '100%' },
});

/** The hosts between balloons, or both in one picture. */
export const Couple = () => (
  <CoupleSection
    page={(props) => <Page tone="base" isWide {...props} />}
    greeting={greeting}
    row={row}
    host={(host, index, layout) => <Host key={host.side} host={host} index={index} layout={layout} />}
    both={(picture) =>
      picture && (
        <Reveal css={both}>
          <CouplePhoto picture={picture} />
        </Reveal>
      )
    }
    words={(host) => <HostWords key={host.side} host={host} layout="one-photo" />}
  />
);
