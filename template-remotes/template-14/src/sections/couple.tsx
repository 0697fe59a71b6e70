import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { CouplePhoto, CoupleSection, DESKTOP } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { prose, room } from '../parts/layout.ts';
import { fill, Host, HostWords, print } from './host.tsx';

const greeting = css(prose, { marginTop: 18, maxWidth: 520, whiteSpace: 'pre-line' });

/** Side by side, the second hangs lower, as pictures in a quiet room do. */
const hosts = css({
  display: 'grid',
  gap: 56,
  marginTop: 44,
  '&[data-layout="own"]': {
    gridTemplateColumns: '1fr 1fr',
    gap: 'clamp(16px, 5vw, 72px)',
    '& > article + article': { marginTop: 'clamp(64px, 22vw, 150px)' },
  },
  '&[data-layout="round"]': { gap: 34 },
  '&[data-layout="one-photo"] > [data-words]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 20 },
  [DESKTOP]: { marginTop: 56 },
});
const both = css(print, { aspectRatio: '4 / 3.4', marginRight: -24, [DESKTOP]: { marginRight: 0 } });

/** The hosts in prints, or both in one. */
export const Couple = () => (
  <CoupleSection
    page={({ title, children }) => (
      <div css={room}>
        <Heading beside="cloths">{title}</Heading>
        <div>{children}</div>
      </div>
    )}
    greeting={greeting}
    row={hosts}
    host={(host, index, layout) => <Host key={host.side} host={host} index={index} layout={layout} />}
    both={(picture) =>
      picture && (
        <Reveal>
          <div css={both}>
            <CouplePhoto css={fill} picture={picture} />
          </div>
        </Reveal>
      )
    }
    words={(host) => <HostWords key={host.side} host={host} />}
  />
);
