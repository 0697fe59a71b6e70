import { css } from '@emotion/react';
import { Reveal } from '@janur/kit';
import { DESKTOP, EventsSection } from '@janur/template-parts';
import confetti from '../assets/confetti.svg';
import { PopBalloon } from '../drawings/balloon.tsx';
import { Heading } from '../parts/heading.tsx';
import { Page } from '../parts/page.tsx';
import { Ticket } from './ticket.tsx';

/** Broad windows have two showers of different sizes, so that no tile comes again; the title stays clear. */
const shower = css({
  position: 'absolute',
  inset: 0,
  background: '50% 0 / 390px 844px',
  maskImage: 'radial-gradient(160px 90px at 50% 88px, #0000 80%, #000)',
  [DESKTOP]: {
    backgroundPosition: '50% 0, 37% 260px',
    backgroundSize: '620px 1342px, 530px 1147px',
    maskImage: 'radial-gradient(180px 104px at 50% 118px, #0000 80%, #000)',
  },
});
/** The first line is white, the rest is the sun's. */
const head = css({
  '& h2': { maxWidth: '5.6em', fontSize: 'clamp(2.25rem, 13.4vw, 3.5rem)', lineHeight: 0.95, color: 'var(--sun)' },
  '& h2::first-line': { color: '#fff' },
});
const tickets = css({
  display: 'grid',
  gap: 18,
  marginTop: 24,
  paddingBottom: 156,
  [DESKTOP]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(400px, 1fr))',
    gap: 28,
    maxWidth: 1040,
    marginInline: 'auto',
    '& > :only-child': { width: 480, justifySelf: 'center' },
  },
});
const party = css({ position: 'absolute', insetInline: 0, bottom: 0, height: 192, overflow: 'clip' });
const hill = css({ position: 'absolute', insetInline: 0, bottom: -1, width: '100%', height: 84 });
const one = css({ left: '11%', top: 14, width: 66 });
const two = css({ left: '42%', top: 24, width: 62 });
const three = css({ right: '10%', top: 4, width: 74 });

/** The events as tickets under a shower of confetti. */
export const Events = () => (
  <EventsSection
    hasParty
    page={({ title, children }) => (
      <Page tone="night" isWide scenery={scenery}>
        <Heading css={head}>{title}</Heading>
        {children}
      </Page>
    )}
    list={tickets}
    event={(event, index, all) => (
      <Reveal key={event.id} delay={(index % 2) * 90}>
        <Ticket event={event} index={index} before={all[index - 1]} />
      </Reveal>
    )}
  />
);

const scenery = (
  <>
    <div css={shower} style={{ backgroundImage: `url("${confetti}"), url("${confetti}")` }} />
    <div css={party}>
      <PopBalloon css={one} colour="var(--coral)" />
      <PopBalloon css={two} colour="var(--violet)" />
      <PopBalloon css={three} colour="var(--sun)" />
      <svg css={hill} viewBox="0 0 390 40" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0,41V18Q97,-12 195,14T390,10V41Z" fill="var(--teal)" />
      </svg>
    </div>
  </>
);
