import { css } from '@emotion/react';
import { Reveal, useCouple } from '@janur/kit';
import { CouplePhoto, CoupleSection, DESKTOP } from '@janur/template-parts';
import { FOLD, prose } from '../parts/layout.ts';
import { Spread } from '../parts/page.tsx';
import { polaroid } from '../parts/polaroid.ts';
import { Tape } from '../parts/tape.tsx';
import { Host, HostWords } from './host.tsx';

const greeting = css(prose, {
  marginTop: 18,
  maxWidth: 640,
  whiteSpace: 'pre-line',
  // on the right page, beside the heading
  [DESKTOP]: { margin: `-54px 0 0 calc(50% + ${FOLD / 2}px)` },
});
const hosts = css({
  display: 'grid',
  gap: 48,
  marginTop: 40,
  '&[data-layout="round"]': { gap: 28 },
  '& > [data-words]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 18 },
  [DESKTOP]: {
    marginTop: 56,
    gridTemplateColumns: '1fr 1fr',
    gap: `56px ${FOLD}px`,
    '&[data-layout="one-photo"]': { gridTemplateColumns: '1fr 1fr', alignItems: 'center' },
    '& > [data-words]': { gap: 40 },
  },
});
const both = css(polaroid, {
  width: 'min(100%, 480px)',
  marginInline: 'auto',
  rotate: '-1.5deg',
  '& [data-picture]': { aspectRatio: '4 / 3' },
});
const tape = css({ left: 'calc(50% - 46px)', top: -16, width: 92, rotate: '-4deg' });

/** The hosts in strips of a photo booth, or both on one polaroid. */
export function Couple() {
  const { joinedNames } = useCouple();
  return (
    <CoupleSection
      page={Spread}
      greeting={greeting}
      row={hosts}
      host={(host, index, layout) => <Host key={host.side} host={host} index={index} layout={layout} />}
      both={(picture) =>
        picture && (
          <Reveal css={both}>
            <Tape kind="gingham" css={tape} />
            <div data-picture="">
              <CouplePhoto picture={picture} sizes="(min-width: 992px) 640px, 84vw" />
            </div>
            <p data-caption="" data-hand="">
              {joinedNames}
            </p>
          </Reveal>
        )
      }
      words={(host) => <HostWords key={host.side} host={host} />}
    />
  );
}
