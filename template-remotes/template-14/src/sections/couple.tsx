import { css } from '@emotion/react';
import { Photo, Reveal, useCouple, useCoupleLayout, useCouplePicture, useInvitation, useTexts } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { prose, room } from '../parts/layout.ts';
import { fill, Host, HostWords, print } from './host.tsx';

const greeting = css(prose, { marginTop: 18, maxWidth: 520, whiteSpace: 'pre-line' });

/** Side by side, the second hangs lower, as pictures in a quiet room do. */
const hosts = css({
  display: 'grid',
  gap: 56,
  marginTop: 44,
  '&[data-layout="own"]': {
    gridTemplateColumns: '1fr 1fr',
    gap: 'clamp(16px, 5vw, 72px)',
    '& > article + article': { marginTop: 'clamp(64px, 22vw, 150px)' },
  },
  '&[data-layout="round"]': { gap: 34 },
  '&[data-layout="one-photo"] > [data-words]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 20 },
  [DESKTOP]: { marginTop: 56 },
});
const both = css(print, { aspectRatio: '4 / 3.4', marginRight: -24, [DESKTOP]: { marginRight: 0 } });

/** The hosts, each under the crest of a family; how they stand is `bride_groom_style`. */
export function Couple() {
  const { client } = useInvitation();
  const couple = useCouple();
  const { t } = useTexts();
  const layout = useCoupleLayout();
  return (
    <div css={room}>
      <Heading>{couple.isSingleHost ? t('couple.host') : t('couple.title')}</Heading>
      <div>
        {client.content.greeting && <p css={greeting}>{client.content.greeting}</p>}
        <div css={hosts} data-layout={layout}>
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

/** Both in one picture, their words in two columns below. */
function OnePhoto() {
  const couple = useCouple();
  const picture = useCouplePicture();
  return (
    <>
      {picture && (
        <Reveal>
          <div css={both}>
            <Photo css={fill} src={picture.src} alt={picture.alt} imageCss={picture.imageCss} />
          </div>
        </Reveal>
      )}
      <div data-words="">
        {couple.hosts.map((host) => (
          <HostWords key={host.side} host={host} />
        ))}
      </div>
    </>
  );
}
