import { css } from '@emotion/react';
import { Photo, Reveal, useCouple, useCoupleLayout, useCouplePicture, useInvitation, useTexts } from '@janur/kit';
import { HostText } from '@janur/template-parts';
import { Medallion } from '../drawings/medallion.tsx';
import { MoonGate } from '../drawings/moon-gate.tsx';
import { Heading } from '../parts/heading.tsx';
import { column, prose } from '../parts/layout.ts';
import { middle } from '../parts/middle.ts';
import { Corners, fill, Host, words } from './host.tsx';

const greeting = css(prose, { marginTop: 12, whiteSpace: 'pre-line' });

const row = css({
  position: 'relative',
  display: 'grid',
  marginTop: 34,
  gap: 44,
  '&[data-layout="own"]': { gridTemplateColumns: '1fr 1fr', gridTemplateRows: 'auto auto', gap: '22px 18px' },
  '&[data-layout="round"]': { gap: 26 },
  '&[data-layout="one-photo"] > [data-words]': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 18 },
});
const both = css({ position: 'relative', width: 'min(84%, 400px)', marginInline: 'auto' });

/** Two moon gates with peonies at their feet; how they stand is `bride_groom_style`. */
export function Couple() {
  const { client } = useInvitation();
  const couple = useCouple();
  const { t } = useTexts();
  const layout = useCoupleLayout();
  return (
    <div css={[column, middle]}>
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
  );
}

/** Both in one gate, their words in two columns below. */
function OnePhoto() {
  const { hosts } = useCouple();
  const picture = useCouplePicture();
  return (
    <>
      <Reveal css={both}>
        <MoonGate>
          {picture ? (
            <Photo css={fill} src={picture.src} alt={picture.alt} imageCss={picture.imageCss} />
          ) : (
            <Medallion css={{ width: '62%' }} />
          )}
        </MoonGate>
        <Corners />
      </Reveal>
      <div data-words="">
        {hosts.map((host) => (
          <HostText key={host.side} css={words} host={host} />
        ))}
      </div>
    </>
  );
}
