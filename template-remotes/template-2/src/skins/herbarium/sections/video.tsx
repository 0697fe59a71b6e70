import { css } from '@emotion/react';
import { PrewedVideo, Reveal } from '@janur/kit';
import { DESKTOP, VideoSection } from '@janur/template-parts';
import brushWide from '../assets/brush-wide.svg';
import { Flowers } from '../parts/flowers.tsx';
import { outlineButton } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';
import { OPENING_LOW_LEFT, POSY } from '../parts/pieces.ts';
import { bleeding, cutBy, Wash } from '../parts/wash.tsx';

const frame = css({ position: 'relative', width: 'min(100%, 760px)', margin: '40px auto 0' });
const under = css({ inset: '-6% -4%' });
const posy = css({ right: 'calc(-40 * var(--u))', top: 'calc(-66 * var(--u))', [DESKTOP]: { '--u': '1.4px' } });
const sprays = css({
  left: 'calc(-60 * var(--u))',
  bottom: 'calc(-60 * var(--u))',
  scale: '.7',
  transformOrigin: '0 100%',
});

/** The film keeps its whole picture and its controls as soon as it plays. */
const film = css({
  position: 'relative',
  '&[data-state="waiting"] [data-part="screen"]': { background: 'var(--third)', ...cutBy(brushWide) },
  '& [data-part="play-icon"]': { width: 72, height: 72 },
  '& [data-part="page"]': { marginTop: 14, textAlign: 'center' },
  '& [data-part="page"] a': outlineButton,
});

/** The pre-wedding film as a broad brush left it. */
export const Video = () => (
  <VideoSection page={Page}>
    <Reveal>
      <div css={frame}>
        <Wash css={[under, bleeding]} shape="stroke" />
        <Flowers css={sprays} piece={OPENING_LOW_LEFT} />
        <PrewedVideo css={film} />
        <Flowers css={posy} piece={POSY} />
      </div>
    </Reveal>
  </VideoSection>
);
