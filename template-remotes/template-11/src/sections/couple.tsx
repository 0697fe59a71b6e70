import { css } from '@emotion/react';
import { Photo, Reveal, useCouple, useCoupleLayout, useCouplePicture, useInvitation, useTexts } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { Kidney } from '../parts/kidney.tsx';
import { Room } from '../parts/room.tsx';
import { Host, HostCard } from './host.tsx';

const greeting = css({ marginTop: 14, font: '400 1.125rem/1.5 var(--font-body)', whiteSpace: 'pre-line' });
const row = css({
  display: 'grid',
  gap: 48,
  marginTop: 32,
  [DESKTOP]: {
    marginTop: 48,
    '&[data-layout="own"], &[data-layout="wide"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 40 },
  },
});
const columns = css({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 22 });
const both = css({ width: 'min(100%, 420px)', marginInline: 'auto' });

/** The host of the party; two hosts stand by `bride_groom_style`. */
export function Couple() {
  const { content } = useInvitation().client;
  const { hosts, isSingleHost } = useCouple();
  const { t } = useTexts();
  const layout = useCoupleLayout();
  const picture = useCouplePicture();
  return (
    <Room tone="cream" isWide>
      <Heading>{isSingleHost ? t('couple.host') : t('couple.title')}</Heading>
      {content.greeting && <p css={greeting}>{content.greeting}</p>}
      <div css={row} data-layout={layout}>
        {layout !== 'one-photo' &&
          hosts.map((host, index) => <Host key={host.side} host={host} index={index} layout={layout} />)}
        {layout === 'one-photo' && picture && (
          <Reveal>
            <Kidney css={both}>
              <Photo
                src={picture.src}
                alt={picture.alt}
                imageCss={picture.imageCss}
                sizes="(min-width: 992px) 420px, 90vw"
              />
            </Kidney>
          </Reveal>
        )}
        {layout === 'one-photo' && (
          <div css={columns} data-layout={layout}>
            {hosts.map((host) => (
              <HostCard key={host.side} host={host} layout={layout} />
            ))}
          </div>
        )}
      </div>
    </Room>
  );
}
