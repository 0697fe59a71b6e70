import { css } from '@emotion/react';
import { Photo, Reveal, useCouple, useCoupleLayout, useCouplePicture, useInvitation, useTexts } from '@janur/kit';
import { DESKTOP, HostText } from '@janur/template-parts';
import { GununganWindow } from '../drawings/gunungan-window.tsx';
import { KAWUNG } from '../parts/grounds.ts';
import { Heading } from '../parts/heading.tsx';
import { column, serif } from '../parts/layout.ts';
import { fill, Host, hostWords, initial } from './host.tsx';

const cloth = css({ background: KAWUNG });
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

/** The hosts, each in half a gunungan; how they stand is `bride_groom_style`. */
export function Couple() {
  const { client } = useInvitation();
  const couple = useCouple();
  const { t } = useTexts();
  const layout = useCoupleLayout();
  return (
    <div css={cloth}>
      <div css={column}>
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

/** Both in one gunungan, their words in two columns below. */
function OnePhoto() {
  const { hosts, initials } = useCouple();
  const picture = useCouplePicture();
  return (
    <>
      <Reveal>
        <GununganWindow css={both}>
          {picture ? (
            <Photo css={fill} src={picture.src} alt={picture.alt} imageCss={picture.imageCss} />
          ) : (
            <span css={initial} aria-hidden="true">
              {initials.join(' ')}
            </span>
          )}
        </GununganWindow>
      </Reveal>
      <div data-words="">
        {hosts.map((host) => (
          <HostText key={host.side} css={hostWords} host={host} />
        ))}
      </div>
    </>
  );
}
