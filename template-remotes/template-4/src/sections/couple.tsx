import { css } from '@emotion/react';
import { CouplePhoto, CoupleSection, DESKTOP, HostText } from '@janur/template-parts';
import { Page } from '../parts/page.tsx';
import { Unveil } from '../parts/unveil.tsx';
import { Contributor } from './contributor.tsx';
import { hostWords } from './host-words.ts';

const greeting = css({
  marginBottom: 34,
  font: '400 1.5rem/1.2 var(--font-heading)',
  color: 'var(--title)',
  whiteSpace: 'pre-line',
  '&::first-line': { fontStyle: 'italic' },
});
const both = css({
  margin: '0 -20px 24px',
  aspectRatio: '4 / 5',
  '& img': { width: '100%', height: '100%', objectPosition: '50% 30%' },
  [DESKTOP]: { margin: '0 0 32px' },
});
const columns = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(138px, 1fr))', gap: '28px 20px' });

/** The contributors of the issue; how they stand is `bride_groom_style`, with ONE_PHOTO in one picture. */
export const Couple = () => (
  <CoupleSection
    page={Page}
    greeting={greeting}
    row={null}
    host={(host, index, layout) => <Contributor key={host.side} host={host} index={index} layout={layout} />}
    both={(picture) =>
      picture && (
        <Unveil css={both}>
          <CouplePhoto picture={picture} />
        </Unveil>
      )
    }
    words={(host) => <HostText key={host.side} css={hostWords} host={host} />}
    columns={columns}
  />
);
