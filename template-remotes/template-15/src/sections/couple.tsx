import { css } from '@emotion/react';
import { Photo, Reveal, useCouple, useCoupleLayout, useCouplePicture, useInvitation, useTexts } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { column, prose } from '../parts/layout.ts';
import { letterbox } from '../parts/letterbox.ts';
import { Credits, Host } from './host.tsx';

const greeting = css(prose, { margin: '18px auto 0', maxWidth: 620, textAlign: 'center', whiteSpace: 'pre-line' });

const cast = css({
  display: 'grid',
  gap: 40,
  marginTop: 34,
  // two halves of one poster
  '&[data-layout="own"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '0 3px' },
  '&[data-layout="wide"]': { gap: 20 },
  '&[data-layout="one-photo"] > [data-words]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 16,
  },
  [DESKTOP]: {
    marginTop: 56,
    '&[data-layout="own"], &[data-layout="one-photo"] > [data-words]': { gap: '0 4px' },
    '&[data-layout="wide"]': { gridTemplateColumns: '1fr 1fr' },
  },
});
const both = css({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '4 / 3',
  '& img': { width: '100%', height: '100%' },
  [DESKTOP]: { aspectRatio: '2.39' },
});

/** Starring: both halves of a poster, each with its credits; a birthday has one star. */
export function Couple() {
  const { client } = useInvitation();
  const { hosts, isSingleHost } = useCouple();
  const { t } = useTexts();
  const layout = useCoupleLayout();
  const picture = useCouplePicture();
  return (
    <div css={column} data-wide="">
      <Heading at="00:03:12:05">{isSingleHost ? t('couple.host') : t('couple.title')}</Heading>
      {client.content.greeting && <p css={greeting}>{client.content.greeting}</p>}
      <div css={cast} data-layout={layout}>
        {layout === 'one-photo' ? (
          <>
            {picture && (
              <Reveal css={[both, letterbox]}>
                <Photo
                  src={picture.src}
                  alt={picture.alt}
                  imageCss={picture.imageCss}
                  sizes="(min-width: 992px) 1120px, 92vw"
                />
              </Reveal>
            )}
            <div data-words="">
              {hosts.map((host) => (
                <Credits key={host.side} host={host} />
              ))}
            </div>
          </>
        ) : (
          hosts.map((host, index) => <Host key={host.side} host={host} index={index} layout={layout} />)
        )}
      </div>
    </div>
  );
}
