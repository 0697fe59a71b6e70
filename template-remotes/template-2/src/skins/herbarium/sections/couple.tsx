import { css } from '@emotion/react';
import { Photo, Reveal, useCouple, useCoupleLayout, useCouplePicture, useInvitation, useTexts } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import brushWide from '../assets/brush-wide.svg';
import { Masked } from '../../../skeleton/masked.tsx';
import { Flowers } from '../parts/flowers.tsx';
import { Heading } from '../parts/heading.tsx';
import { column } from '../parts/look.ts';
import { POSY } from '../parts/pieces.ts';
import { bleeding, Wash } from '../parts/wash.tsx';
import { Host, HostWords } from './host.tsx';

const greeting = css({
  maxWidth: 560,
  margin: '18px auto 0',
  textAlign: 'center',
  fontSize: '1.1875rem',
  whiteSpace: 'pre-line',
});

const row = css({
  position: 'relative',
  display: 'grid',
  gap: 56,
  marginTop: 36,
  [DESKTOP]: {
    gap: 72,
    '&:is([data-layout="own"], [data-layout="wide"], [data-layout="round"])': { gridTemplateColumns: '1fr 1fr' },
  },
});

/** The hosts, each where a brush left them; how they stand is `bride_groom_style`. */
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
      </div>
    </div>
  );
}

const frame = css({ position: 'relative', width: 'min(100%, 680px)', aspectRatio: '8 / 5', marginInline: 'auto' });
const under = css({ inset: '-6% -3%' });
const picture = css({ position: 'absolute', inset: '2% 2%' });
const posy = css({ right: 'calc(-34 * var(--u))', top: 'calc(-56 * var(--u))' });
const words = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 20 });

/** Both in one picture, their words in two columns below. */
function OnePhoto() {
  const { hosts } = useCouple();
  const shown = useCouplePicture();
  return (
    <>
      {shown && (
        <Reveal>
          <div css={frame}>
            <Wash css={[under, bleeding]} shape="stroke" />
            <Masked css={picture} mask={brushWide}>
              <Photo src={shown.src} alt={shown.alt} imageCss={shown.imageCss} sizes="(min-width: 992px) 680px, 92vw" />
            </Masked>
            <Flowers css={posy} piece={POSY} />
          </div>
        </Reveal>
      )}
      <div css={words}>
        {hosts.map((host) => (
          <HostWords key={host.side} host={host} layout="one-photo" />
        ))}
      </div>
    </>
  );
}
