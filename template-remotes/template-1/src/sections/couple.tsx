import { css } from '@emotion/react';
import { Photo, Reveal, useCouple, useCoupleLayout, useCouplePicture, useInvitation, useTexts } from '@janur/kit';
import { ArchFrame, sill } from '../drawings/arch-frame.tsx';
import { Heading } from '../parts/heading.tsx';
import { column } from '../parts/layout.ts';
import { Scenery } from '../parts/scenery.tsx';
import { SunRings } from '../parts/sun-rings.tsx';
import { fill, Host, HostText, view } from './host.tsx';

const head = css({ textAlign: 'center', '& h2': { marginInline: 'auto' } });
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

/** The hosts in their arches; how they stand is `bride_groom_style`. A single host has one arch in the middle. */
export function Couple() {
  const { client } = useInvitation();
  const couple = useCouple();
  const { t } = useTexts();
  const layout = useCoupleLayout();
  return (
    <div css={column}>
      <Heading css={head}>{couple.isSingleHost ? t('couple.host') : t('couple.title')}</Heading>
      {client.content.greeting && <p css={greeting}>{client.content.greeting}</p>}
      <div css={row} data-layout={layout}>
        {layout !== 'round' && <SunRings css={sun} />}
        {layout === 'one-photo' ? (
          <OnePhoto />
        ) : (
          couple.hosts.map((host, index) => <Host key={host.side} host={host} index={index} layout={layout} />)
        )}
      </div>
    </div>
  );
}

/** Both in one arch, their words in two columns below. */
function OnePhoto() {
  const { hosts } = useCouple();
  const picture = useCouplePicture();
  return (
    <>
      <Reveal>
        <ArchFrame css={[wide, sill]}>
          <Scenery css={view} />
          {picture && <Photo css={fill} src={picture.src} alt={picture.alt} imageCss={picture.imageCss} />}
        </ArchFrame>
      </Reveal>
      <div data-words="">
        {hosts.map((host) => (
          <HostText key={host.side} host={host} layout="one-photo" />
        ))}
      </div>
    </>
  );
}
