import { css } from '@emotion/react';
import { Photo, Reveal, useCouple, useCoupleLayout, useCouplePicture, useInvitation, useTexts } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { column, gutter, prose } from '../parts/layout.ts';
import { polaroid } from '../parts/polaroid.ts';
import { Tape } from '../parts/tape.tsx';
import { Host, HostWords } from './host.tsx';

const greeting = css(prose, { marginTop: 18, maxWidth: 640, whiteSpace: 'pre-line' });
const hosts = css({
  display: 'grid',
  gap: 48,
  marginTop: 40,
  '&[data-layout="round"]': { gap: 28 },
  '&[data-layout="own"], &[data-layout="wide"]': { [DESKTOP]: gutter },
  '& > [data-words]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 18 },
  [DESKTOP]: {
    marginTop: 56,
    gridTemplateColumns: '1fr 1fr',
    gap: '0 110px',
    '&[data-layout="stacked"], &[data-layout="one-photo"], &[data-layout="single"]': {
      gridTemplateColumns: '1fr',
      gap: 56,
    },
  },
});
const both = css(polaroid, {
  width: 'min(100%, 640px)',
  marginInline: 'auto',
  rotate: '-1.5deg',
  '& [data-picture]': { aspectRatio: '4 / 3' },
});
const tape = css({ left: 'calc(50% - 46px)', top: -16, width: 92, rotate: '-4deg' });

/** Strips from the photo booth, with what friends wrote beside them. */
export function Couple() {
  const { content } = useInvitation().client;
  const couple = useCouple();
  const { t } = useTexts();
  const layout = useCoupleLayout();
  const picture = useCouplePicture();
  return (
    <div css={column} data-spread="">
      <Heading>{t(couple.isSingleHost ? 'couple.host' : 'couple.title')}</Heading>
      {content.greeting && <p css={greeting}>{content.greeting}</p>}
      <div css={hosts} data-layout={layout}>
        {layout !== 'one-photo' ? (
          couple.hosts.map((host, index) => <Host key={host.side} host={host} index={index} layout={layout} />)
        ) : (
          <>
            {picture && (
              <Reveal css={both}>
                <Tape kind="gingham" css={tape} />
                <div data-picture="">
                  <Photo
                    src={picture.src}
                    alt={picture.alt}
                    imageCss={picture.imageCss}
                    sizes="(min-width: 992px) 640px, 84vw"
                  />
                </div>
                <p data-caption="" data-hand="">
                  {couple.joinedNames}
                </p>
              </Reveal>
            )}
            <div data-words="">
              {couple.hosts.map((host) => (
                <HostWords key={host.side} host={host} />
              ))}
            </div>
          </>
        )}
      </div>
    </div>
  );
}
