import { css } from '@emotion/react';
import { Photo, Reveal, useCouple, useCoupleLayout, useCouplePicture, useInvitation, useTexts } from '@janur/kit';
import { HostText, NARROW } from '@janur/template-parts';
import { Hinge } from '../drawings/hinge.tsx';
import { Cameo } from '../parts/cameo.tsx';
import { Heading } from '../parts/heading.tsx';
import { column, prose } from '../parts/layout.ts';
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

/** The hosts as octagon cameos that a fan holds together; how they stand is `bride_groom_style`. */
export function Couple() {
  const { client } = useInvitation();
  const couple = useCouple();
  const { t } = useTexts();
  const layout = useCoupleLayout();
  return (
    <div css={column}>
      <Heading>{couple.isSingleHost ? t('couple.host') : t('couple.title')}</Heading>
      {client.content.greeting && <p css={greeting}>{client.content.greeting}</p>}
      <div css={row} data-layout={layout}>
        {layout === 'one-photo' ? (
          <OnePhoto />
        ) : (
          couple.hosts.map((host, index) => <Host key={host.side} host={host} index={index} layout={layout} />)
        )}
        {layout === 'own' && <Hinge css={hinge} />}
      </div>
    </div>
  );
}

/** Both in one octagon, their words in two columns below. */
function OnePhoto() {
  const { hosts, initials } = useCouple();
  const picture = useCouplePicture();
  return (
    <>
      <Reveal>
        <Cameo css={both}>
          {picture ? (
            <Photo
              src={picture.src}
              alt={picture.alt}
              imageCss={picture.imageCss}
              sizes="(min-width: 992px) 480px, 90vw"
            />
          ) : (
            <span css={monogram} aria-hidden="true">
              {initials.join(' & ')}
            </span>
          )}
        </Cameo>
      </Reveal>
      <div data-words="">
        {hosts.map((host) => (
          <HostText key={host.side} css={words} host={host} />
        ))}
      </div>
    </>
  );
}

const monogram = css({ font: '400 3.5rem/1.1 var(--font-heading)', color: 'var(--title)' });
