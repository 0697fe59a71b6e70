import { css } from '@emotion/react';
import { PrewedVideo, Reveal } from '@janur/kit';
import { VideoSection } from '@janur/template-parts';
import blencong from '../assets/blencong.svg';
import { outlineButton } from '../parts/layout.ts';
import { GOLD_RULE } from '../parts/materials.ts';
import { Page } from '../parts/page.tsx';

/** The screen of a wayang: white cloth between red hems, its lamp hung above. */
const kelir = css({
  position: 'relative',
  paddingTop: 82,
  '& > img': { position: 'absolute', left: 'calc(50% - 40px)', top: 0, width: 80, height: 'auto' },
  '& [data-part="video"]': {
    border: 'solid #8f1f17',
    borderWidth: '16px 0',
    background: '#fbf7ee',
    boxShadow: '0 14px 30px -16px #2a2210cc',
  },
  '& [data-part="screen"]': {
    margin: '0 10px',
    '&::before, &::after': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      insetInline: 0,
      top: 0,
      height: 3,
      background: GOLD_RULE,
      pointerEvents: 'none',
    },
    '&::after': { top: 'auto', bottom: 0 },
  },
  '& [data-part="page"]': { padding: '12px 10px', color: '#33312b', '--focus': '#33312b', '& a': outlineButton },
});

/** The film on a kelir, by the lamp of the shadow play. */
export const Video = () => (
  <VideoSection page={Page}>
    <Reveal css={kelir}>
      <PrewedVideo />
      <img src={blencong} alt="" width="80" height="90" loading="lazy" draggable={false} />
    </Reveal>
  </VideoSection>
);
