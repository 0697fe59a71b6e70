import { css } from '@emotion/react';
import { Photo, Reveal, useCouple, useCoupleLayout, useCouplePicture, useInvitation, useTexts } from '@janur/kit';
import { HostText } from '@janur/template-parts';
import { Emblem } from '../drawings/emblem.tsx';
import { ground } from '../parts/ground.ts';
import { Heading } from '../parts/heading.tsx';
import { column, prose } from '../parts/layout.ts';
import { Miniature } from '../parts/miniature.tsx';
import { Petals } from '../parts/petals.tsx';
import { Host, words } from './host.tsx';

const night = ground(50, 46);
const greeting = css(prose, { marginTop: 10, whiteSpace: 'pre-line' });

/** Miniatures hang from the section's top edge; beside each other at different heights. */
const row = css({
  position: 'relative',
  display: 'grid',
  marginTop: 22,
  gap: 44,
  '&[data-layout="own"]': {
    gridTemplateColumns: '1fr 1fr',
    gridTemplateRows: 'auto auto',
    gap: '18px 18px',
    alignItems: 'start',
  },
  '&[data-layout="wide"]': { marginTop: 26 },
  '&[data-layout="round"]': { marginTop: 30, gap: 28 },
  '&[data-layout="one-photo"] > [data-words]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 18 },
});
const both = css({ '--shape': '5 / 4', '--chain': '54px', width: 'min(100%, 440px)', marginInline: 'auto' });

/** The hosts as oval miniatures on chains; how they hang is `bride_groom_style`. */
export function Couple() {
  const { client } = useInvitation();
  const couple = useCouple();
  const { t } = useTexts();
  const layout = useCoupleLayout();
  return (
    <div css={night}>
      <div css={column}>
        <Petals />
        <Heading>{couple.isSingleHost ? t('couple.host') : t('couple.title')}</Heading>
        {client.content.greeting && <p css={greeting}>{client.content.greeting}</p>}
        <div css={row} data-layout={layout}>
          {layout === 'one-photo' ? (
            <OnePhoto />
          ) : (
            couple.hosts.map((host, index) => <Host key={host.side} host={host} index={index} layout={layout} />)
          )}
        </div>
      </div>
    </div>
  );
}

/** Both in one medallion, their words in two columns below. */
function OnePhoto() {
  const { hosts } = useCouple();
  const picture = useCouplePicture();
  return (
    <>
      <Reveal>
        <Miniature css={both}>
          {picture ? (
            <Photo src={picture.src} alt={picture.alt} imageCss={picture.imageCss} />
          ) : (
            <Emblem id="couple-moon" />
          )}
        </Miniature>
      </Reveal>
      <div data-words="">
        {hosts.map((host) => (
          <HostText key={host.side} css={words} host={host} />
        ))}
      </div>
    </>
  );
}
