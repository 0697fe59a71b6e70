import { css } from '@emotion/react';
import { Reveal, useCouple } from '@janur/kit';
import { CouplePhoto, CoupleSection, HostText, Initial, NARROW } from '@janur/template-parts';
import { Hinge } from '../drawings/hinge.tsx';
import { Cameo } from '../parts/cameo.tsx';
import { prose } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';
import { Host, words } from './host.tsx';

const greeting = css(prose, { marginTop: 14, whiteSpace: 'pre-line' });

const row = css({
  position: 'relative',
  display: 'grid',
  marginTop: 34,
  gap: 44,
  '&[data-layout="own"]': {
    gridTemplateColumns: '1fr 1fr',
    gridTemplateRows: 'auto auto',
    gap: '20px 10px',
    alignItems: 'start',
  },
  '&[data-layout="round"]': { gap: 26 },
  '&[data-layout="one-photo"] > [data-words]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 18 },
});
/** The hinge stands where both cameos touch, in the middle of their height: 5/8 of a column's width down. */
const hinge = css({
  position: 'absolute',
  zIndex: 1,
  left: 'calc(50% - 29px)',
  top: 0,
  width: 58,
  height: 84,
  marginTop: 'calc((50% - 5px) * .625 - 42px)',
  [NARROW]: { left: 'calc(50% - 23px)', width: 46, height: 67, marginTop: 'calc((50% - 5px) * .625 - 33px)' },
});
const both = css({ '--shape': '5 / 4', width: 'min(100%, 480px)', marginInline: 'auto' });

/** The hosts on a folding screen, each in an octagon, or both in one. */
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
          <Cameo css={both}>
            <CouplePhoto
              picture={picture}
              sizes="(min-width: 992px) 480px, 90vw"
              instead={<Initial css={monogram} of={initials} joiner=" & " />}
            />
          </Cameo>
        </Reveal>
      )}
      words={(host) => <HostText key={host.side} css={words} host={host} />}
      behind={(layout) => layout === 'own' && <Hinge css={hinge} />}
    />
  );
}

const monogram = css({ font: '400 3.5rem/1.1 var(--font-heading)', color: 'var(--title)' });
