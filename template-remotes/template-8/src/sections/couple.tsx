import { css } from '@emotion/react';
import { Photo, Reveal, useCouple, useCoupleLayout, useCouplePicture, useInvitation, useTexts } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { Page } from '../parts/page.tsx';
import { Host, HostWords } from './host.tsx';

const greeting = css({
  marginTop: 14,
  textAlign: 'center',
  font: '700 1.0625rem/1.5 var(--font-body)',
  whiteSpace: 'pre-line',
});
const row = css({
  display: 'grid',
  gap: 30,
  marginTop: 28,
  '&[data-layout="own"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '0 12px' },
  '&[data-layout="one-photo"] > [data-words]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 16,
  },
  [DESKTOP]: { '&[data-layout="own"]': { gap: '0 40px' } },
});
const both = css({
  overflow: 'hidden',
  border: '10px solid var(--paper)',
  borderRadius: 90,
  aspectRatio: '4 / 3',
  background: '#fff1d6',
  boxShadow: '0 12px 0 var(--shade)',
  '& img': { display: 'block', width: '100%', height: '100%' },
});

/** The little host with a card of favourites; two hosts stand by `bride_groom_style`. */
export function Couple() {
  const { client } = useInvitation();
  const { hosts, isSingleHost } = useCouple();
  const { t } = useTexts();
  const layout = useCoupleLayout();
  const picture = useCouplePicture();
  return (
    <Page tone="base" isWide>
      <Heading>{isSingleHost ? t('couple.host') : t('couple.title')}</Heading>
      {client.content.greeting && <p css={greeting}>{client.content.greeting}</p>}
      <div css={row} data-layout={layout}>
        {layout === 'one-photo' ? (
          <>
            {picture && (
              <Reveal css={both}>
                <Photo src={picture.src} alt={picture.alt} imageCss={picture.imageCss} />
              </Reveal>
            )}
            <div data-words="">
              {hosts.map((host) => (
                <HostWords key={host.side} host={host} layout={layout} />
              ))}
            </div>
          </>
        ) : (
          hosts.map((host, index) => <Host key={host.side} host={host} index={index} layout={layout} />)
        )}
      </div>
    </Page>
  );
}
