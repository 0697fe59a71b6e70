import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { CouplePhoto, CoupleSection, DESKTOP, HostText } from '@janur/template-parts';
import { Medallion } from '../drawings/medallion.tsx';
import { MoonGate } from '../drawings/moon-gate.tsx';
import { prose } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';
import { Corners, fill, Host, words } from './host.tsx';

const greeting = css(prose, { marginTop: 12, whiteSpace: 'pre-line' });

const row = css({
  position: 'relative',
  display: 'grid',
  maxWidth: 720,
  margin: '30px auto 0',
  [DESKTOP]: { maxWidth: 820 },
  gap: 44,
  '&[data-layout="own"]': {
    gridTemplateColumns: '1fr 1fr',
    gridTemplateRows: 'auto auto',
    gap: '22px 18px',
    [DESKTOP]: { columnGap: 72 },
  },
  '&[data-layout="round"]': { gap: 26 },
  '&[data-layout="one-photo"] > [data-words]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 18 },
});
const both = css({ position: 'relative', width: 'min(84%, 400px)', marginInline: 'auto' });

/** The hosts in moon gates, or both in one. */
export const Couple = () => (
  <CoupleSection
    page={Page}
    greeting={greeting}
    row={row}
    host={(host, index, layout) => <Host key={host.side} host={host} index={index} layout={layout} />}
    both={(picture) => (
      <Reveal css={both}>
        <MoonGate>
          <CouplePhoto css={fill} picture={picture} instead={<Medallion css={{ width: '62%' }} />} />
        </MoonGate>
        <Corners />
      </Reveal>
    )}
    words={(host) => <HostText key={host.side} css={words} host={host} />}
  />
);
