import { css } from '@emotion/react';
import { Reveal, useCouple, useCoupleLayout, useCouplePicture, useGreeting } from '@janur/kit';
import { CouplePhoto, DESKTOP, HostText } from '@janur/template-parts';
import flower from '../assets/flower.svg';
import { Heading } from '../parts/heading.tsx';
import { prose, room } from '../parts/layout.ts';
import { pradaFrame } from '../parts/prada.ts';
import { Host, hostWords } from './host.tsx';

const greeting = css(prose, { margin: '-10px 0 34px', textAlign: 'center', whiteSpace: 'pre-line' });
/** Side by side their names stand on one line, however long a picture's words are. */
const pair = css({
  display: 'grid',
  gap: 44,
  '&[data-layout="own"]': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '14px 16px',
    [DESKTOP]: { columnGap: 40 },
  },
  '&[data-layout="round"]': { gap: 28 },
});
const both = css(pradaFrame, { aspectRatio: '4 / 3', '& img': { width: '100%', height: '100%', objectFit: 'cover' } });
const bloom = css({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  '&& img': { width: '40%', height: 'auto' },
});
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 20,
  textAlign: 'center',
});

/** The hosts in frames of prada, gold leaf on cloth; how they stand is `bride_groom_style`. */
export function Couple() {
  const { hosts } = useCouple();
  const layout = useCoupleLayout();
  const { title, text } = useGreeting();
  return (
    <div css={room}>
      <Heading>{title}</Heading>
      {text && <p css={greeting}>{text}</p>}
      {layout === 'one-photo' ? (
        <Together />
      ) : (
        <div css={pair} data-layout={layout}>
          {hosts.map((host, index) => (
            <Host key={host.side} host={host} isSecond={index === 1} layout={layout} />
          ))}
        </div>
      )}
    </div>
  );
}

function Together() {
  const { hosts } = useCouple();
  const picture = useCouplePicture();
  return (
    <div css={pair}>
      <Reveal css={both}>
        <CouplePhoto
          picture={picture}
          sizes="(min-width: 992px) 560px, 86vw"
          instead={
            <span css={bloom}>
              <img src={flower} alt="" width="80" height="78" draggable={false} />
            </span>
          }
        />
      </Reveal>
      <div css={columns}>
        {hosts.map((host) => (
          <HostText key={host.side} css={hostWords} host={host} />
        ))}
      </div>
    </div>
  );
}
