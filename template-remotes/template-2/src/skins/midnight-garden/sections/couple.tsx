import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { CouplePhoto, CoupleSection, HostText } from '@janur/template-parts';
import { Emblem } from '../drawings/emblem.tsx';
import { ground } from '../parts/ground.ts';
import { prose } from '../parts/layout.ts';
import { Miniature } from '../parts/miniature.tsx';
import { Page } from '../parts/page.tsx';
import { Host, words } from './host.tsx';

const night = ground(50, 46);
const greeting = css(prose, { marginTop: 10, whiteSpace: 'pre-line' });

/** Miniatures hang from the section's top edge; beside each other at different heights. */
const row = css({
  position: 'relative',
  display: 'grid',
  marginTop: 22,
  gap: 44,
  '&[data-layout="own"]': {
    gridTemplateColumns: '1fr 1fr',
    gridTemplateRows: 'auto auto',
    gap: '18px 18px',
    alignItems: 'start',
  },
  '&[data-layout="wide"]': { marginTop: 26 },
  '&[data-layout="round"]': { marginTop: 30, gap: 28 },
  '&[data-layout="one-photo"] > [data-words]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 18 },
});
const both = css({ '--shape': '5 / 4', '--chain': '54px', width: 'min(100%, 440px)', marginInline: 'auto' });

/** The hosts as oval miniatures on chains; how they hang is `bride_groom_style`. */
export const Couple = () => (
  <CoupleSection
    page={(props) => (
      <div css={night}>
        <Page hasPetals {...props} />
      </div>
    )}
    greeting={greeting}
    row={row}
    host={(host, index, layout) => <Host key={host.side} host={host} index={index} layout={layout} />}
    both={(picture) => (
      <Reveal>
        <Miniature css={both}>
          <CouplePhoto picture={picture} instead={<Emblem id="couple-moon" />} />
        </Miniature>
      </Reveal>
    )}
    words={(host) => <HostText key={host.side} css={words} host={host} />}
  />
);
