import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { CouplePhoto, CoupleSection } from '@janur/template-parts';
import { ArchFrame, sill } from '../drawings/arch-frame.tsx';
import { Headed } from '../parts/page.tsx';
import { Scenery } from '../parts/scenery.tsx';
import { SunRings } from '../parts/sun-rings.tsx';
import { fill, Host, HostText, view } from './host.tsx';

const greeting = css({
  marginTop: 16,
  textAlign: 'center',
  font: '400 1.0625rem/1.6 var(--font-body)',
  whiteSpace: 'pre-line',
});
const sun = css({ width: 'min(78%, 330px)', left: '50%', top: 0, transform: 'translate(-50%, -34px)' });

/** Two rows, shared by the hosts beside each other: arches, then words. */
const row = css({
  position: 'relative',
  display: 'grid',
  marginTop: 40,
  gap: 40,
  '&[data-layout="own"]': { gridTemplateColumns: '1fr 1fr', gridTemplateRows: 'auto auto', gap: '20px 14px' },
  '&[data-layout="one-photo"] > [data-words]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 20 },
});
const wide = css({ width: '100%', aspectRatio: '306 / 330' });

/** The hosts in arches before a low sun, or both in a wide one. */
export const Couple = () => (
  <CoupleSection
    page={Headed}
    greeting={greeting}
    row={row}
    before={(layout) => layout !== 'round' && <SunRings css={sun} />}
    host={(host, index, layout) => <Host key={host.side} host={host} index={index} layout={layout} />}
    both={(picture) => (
      <Reveal>
        <ArchFrame css={[wide, sill]}>
          <Scenery css={view} />
          <CouplePhoto css={fill} picture={picture} />
        </ArchFrame>
      </Reveal>
    )}
    words={(host) => <HostText key={host.side} host={host} layout="one-photo" />}
  />
);
