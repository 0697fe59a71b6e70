import { css } from '@emotion/react';
import { Photo, Reveal, useCouple, useCoupleLayout, useCouplePicture, useInvitation, useTexts } from '@janur/kit';
import { DESKTOP, HostText } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { prose, spread } from '../parts/layout.ts';
import { Medallion } from '../parts/medallion.tsx';
import { pressedFrame, sheetOfVellum } from '../parts/vellum.ts';
import { Bearer, words } from './bearer.tsx';

const section = css({ [DESKTOP]: { rowGap: 64, '& > header': { position: 'static' } } });
const greeting = css(prose, {
  marginTop: 20,
  textAlign: 'center',
  whiteSpace: 'pre-line',
  [DESKTOP]: { alignSelf: 'center', margin: 0 },
});
const pair = css({
  display: 'grid',
  gap: 48,
  marginTop: 34,
  [DESKTOP]: { gridColumn: '1 / -1', columnGap: 136, margin: 0, gridTemplateColumns: '1fr 1fr' },
  '&[data-layout="own"]': {
    gridTemplateColumns: '1fr 1fr',
    gridTemplateRows: 'auto auto',
    gap: '16px 14px',
    [DESKTOP]: { columnGap: 136 },
  },
  '&[data-layout="round"]': { gap: 30, [DESKTOP]: { columnGap: 136 } },
  '&[data-layout="single"]': { [DESKTOP]: { gridTemplateColumns: '1fr 1fr', '& > *': { gridColumn: '1 / -1' } } },
});
const both = css(sheetOfVellum, {
  ...pressedFrame,
  '& > div': { position: 'relative', aspectRatio: '4 / 3', display: 'grid', placeItems: 'center' },
  '& > div > img, & > div > picture img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
});
const seal = css({ width: '54%' });
const twoColumns = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 20, alignContent: 'center' });

/** The hosts as bearers of arms; how they stand is `bride_groom_style`. */
export function Couple() {
  const { client } = useInvitation();
  const couple = useCouple();
  const { t } = useTexts();
  const layout = useCoupleLayout();
  return (
    <div css={[spread, section]}>
      <Heading>{couple.isSingleHost ? t('couple.host') : t('couple.title')}</Heading>
      {client.content.greeting && <p css={greeting}>{client.content.greeting}</p>}
      <div css={pair} data-layout={layout}>
        {layout === 'one-photo' ? (
          <OnePhoto />
        ) : (
          couple.hosts.map((host, index) => <Bearer key={host.side} host={host} index={index} layout={layout} />)
        )}
      </div>
    </div>
  );
}

/** Both in one framed plate, their words in two columns. */
function OnePhoto() {
  const { hosts } = useCouple();
  const picture = useCouplePicture();
  return (
    <>
      <Reveal css={both}>
        <div>
          {picture ? (
            <Photo
              src={picture.src}
              alt={picture.alt}
              imageCss={picture.imageCss}
              sizes="(min-width: 992px) 42vw, 86vw"
            />
          ) : (
            <Medallion css={seal} />
          )}
        </div>
      </Reveal>
      <div css={twoColumns}>
        {hosts.map((host) => (
          <HostText key={host.side} css={words} host={host} />
        ))}
      </div>
    </>
  );
}
