import { css } from '@emotion/react';
import { Reveal, useCouple } from '@janur/kit';
import { CouplePhoto, CoupleSection, DESKTOP, HostText, Initial } from '@janur/template-parts';
import { GununganWindow } from '../drawings/gunungan-window.tsx';
import { serif } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';
import { fill, Host, hostWords, initial } from './host.tsx';

const greeting = css(serif, { marginTop: 12, whiteSpace: 'pre-line' });

/** Beside each other the halves of the gunungan join; their words stand below, row by row. */
const row = css({
  display: 'grid',
  marginTop: 24,
  gap: 40,
  '&[data-layout="own"]': {
    gridTemplateColumns: '1fr 1fr',
    gridTemplateRows: 'auto auto',
    gap: '20px 0',
    maxWidth: 440,
    marginInline: 'auto',
    [DESKTOP]: { maxWidth: 520 },
  },
  '&[data-layout="one-photo"] > [data-words]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 18 },
});
const both = css({ width: 'min(78%, 340px)', marginInline: 'auto' });

/** The hosts, each in half a gunungan, or both in a whole one. */
export function Couple() {
  const { initials } = useCouple();
  return (
    <CoupleSection
      page={Page}
      greeting={greeting}
      row={row}
      host={(host, index, layout) => <Host key={host.side} host={host} index={index} layout={layout} />}
      both={(picture) => (
        <Reveal>
          <GununganWindow css={both}>
            <CouplePhoto css={fill} picture={picture} instead={<Initial css={initial} of={initials} />} />
          </GununganWindow>
        </Reveal>
      )}
      words={(host) => <HostText key={host.side} css={hostWords} host={host} />}
    />
  );
}
