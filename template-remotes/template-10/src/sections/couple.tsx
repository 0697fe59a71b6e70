import { css } from '@emotion/react';
import { Reveal, useCouple, useCoupleLayout, useCouplePicture, useGreeting } from '@janur/kit';
import { CouplePhoto, DESKTOP, HostText, Initial } from '@janur/template-parts';
import { Knot } from '../drawings/knot.tsx';
import { Porthole } from '../drawings/porthole.tsx';
import { prose } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';
import { Host, initial, words } from './host.tsx';

const greeting = css(prose, { maxWidth: 460, margin: '16px auto 0', textAlign: 'center', whiteSpace: 'pre-line' });
const hosts = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gap: 18,
  marginTop: 34,
  '&[data-layout="own"]': {
    gap: 0,
    // beside each other the rope runs behind both windows, its knot between them
    [DESKTOP]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start', columnGap: 60 },
  },
  '&[data-layout="stacked"], &[data-layout="wide"]': { gap: 44 },
  '&[data-layout="round"]': { gap: 30 },
});
const pair = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 20, marginTop: 20 });

/** Two portholes on one rope; how they stand is `bride_groom_style`. */
export function Couple() {
  const { hosts: people } = useCouple();
  const { title, text } = useGreeting();
  const layout = useCoupleLayout();
  return (
    <Page tone="base" title={title}>
      {text && <p css={greeting}>{text}</p>}
      <div css={hosts} data-layout={layout}>
        {layout === 'one-photo' ? (
          <OnePhoto />
        ) : (
          people.map((host, index) => <Host key={host.side} host={host} index={index} layout={layout} />)
        )}
      </div>
    </Page>
  );
}

/** Both in one window, their words in two columns below. */
function OnePhoto() {
  const { hosts: people, initials } = useCouple();
  const picture = useCouplePicture();
  return (
    <Reveal>
      <Porthole css={{ width: 'min(84%, 400px)', marginInline: 'auto' }}>
        <CouplePhoto
          picture={picture}
          sizes="(min-width: 992px) 400px, 80vw"
          instead={<Initial css={initial} of={initials} />}
        />
      </Porthole>
      <Knot css={{ marginBlock: '-6px 0' }} />
      <div css={pair}>
        {people.map((host) => (
          <HostText key={host.side} css={words} host={host} />
        ))}
      </div>
    </Reveal>
  );
}
