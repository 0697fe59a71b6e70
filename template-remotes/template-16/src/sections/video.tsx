import { css } from '@emotion/react';
import { PrewedVideo, Reveal, useCouple } from '@janur/kit';
import { CJK, DESKTOP, VideoSection } from '@janur/template-parts';
import { greenButton } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';
import { Pressed } from '../parts/pressed.tsx';

/** A tape from the camcorder: the film in its window, the label in pen. */
const cassette = css({
  marginTop: 34,
  padding: '16px 14px 18px',
  borderRadius: 10,
  background: 'repeating-linear-gradient(#0000 0 3px, #ffffff0d 3px 4px) 0 0 / 100% 12px no-repeat, #262220',
  boxShadow: 'inset 0 0 0 2px #3d3733, 0 12px 22px -8px #3a2f2899',
  '& [data-part="screen"]': { borderRadius: 4, background: '#0f0d0c' },
  '& [data-part="page"]': { padding: '14px 0 4px', textAlign: 'center' },
  '& [data-part="page"] a': { ...greenButton, display: 'inline-grid', '--focus': '#fff' },
  '--focus': '#fff',
  [DESKTOP]: { marginTop: 0, padding: '22px 20px 24px' },
});
const label = css({
  margin: '0 0 14px',
  padding: '10px 14px 8px',
  borderRadius: 3,
  color: '#3a2f28',
  background:
    'linear-gradient(#b8472c 0 0) 0 0 / 100% 5px no-repeat, repeating-linear-gradient(#0000 0 24px, #3c60794d 24px 25px) 0 6px, #fdf8ea',
  font: '400 1.875rem/1 var(--font-script)',
  overflowWrap: 'anywhere',
  [CJK]: { fontSize: '1.125rem' },
});

export function Video() {
  const { joinedNames } = useCouple();
  return (
    <VideoSection page={(props) => <Page {...props} aside={<Pressed kind="negatives" />} />}>
      <Reveal css={cassette}>
        <p css={label} data-hand="">
          {joinedNames}
        </p>
        <PrewedVideo />
      </Reveal>
    </VideoSection>
  );
}
