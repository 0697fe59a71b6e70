import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { CouplePhoto, CoupleSection, DESKTOP } from '@janur/template-parts';
import { Kidney } from '../parts/kidney.tsx';
import { Room } from '../parts/room.tsx';
import { Host, HostCard } from './host.tsx';

const greeting = css({ marginTop: 14, font: '400 1.125rem/1.5 var(--font-body)', whiteSpace: 'pre-line' });
const row = css({
  display: 'grid',
  gap: 48,
  marginTop: 32,
  [DESKTOP]: {
    marginTop: 48,
    '&[data-layout="own"], &[data-layout="wide"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 40 },
  },
});
const columns = css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 22 });
const both = css({ width: 'min(100%, 420px)', marginInline: 'auto' });

/** The hosts by the pool, or both in one picture. */
export const Couple = () => (
  <CoupleSection
    page={(props) => <Room tone="cream" isWide {...props} />}
    greeting={greeting}
    row={row}
    columns={columns}
    host={(host, index, layout) => <Host key={host.side} host={host} index={index} layout={layout} />}
    both={(picture) =>
      picture && (
        <Reveal>
          <Kidney css={both}>
            <CouplePhoto picture={picture} sizes="(min-width: 992px) 420px, 90vw" />
          </Kidney>
        </Reveal>
      )
    }
    words={(host) => <HostCard key={host.side} host={host} layout="one-photo" />}
  />
);
