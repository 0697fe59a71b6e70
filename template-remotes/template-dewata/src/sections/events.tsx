import { css } from '@emotion/react';
import { Reveal, useEvents, useTexts, from } from '@janur/kit';
import { DESKTOP, NARROW, nameStyle } from '@janur/template-parts';
import bank from '../assets/bank.svg';
import rice from '../assets/rice.svg';
import sunrise from '../assets/sunrise.svg';
import terraces from '../assets/terraces.svg';
import { titleStyle } from '../parts/heading.tsx';
import { Penjor } from '../parts/penjor.tsx';
import { EventCard } from './event-card.tsx';

const ground = css({ position: 'relative', overflow: 'hidden' });
const sky = css({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  height: 300,
  background: `url(${sunrise}) calc(100% + 70px) 0 / max(480px, 100%) auto no-repeat`,
  // mist lies over it where the title stands
  maskImage: 'linear-gradient(90deg, #0000 34%, #000 74%)',
});
const fields = css({
  position: 'absolute',
  inset: '196px 0 0',
  background: `url(${terraces}) 0 0 / 100% 800px no-repeat, linear-gradient(#0000 780px, #2f4b3c 780px)`,
  '&::after': { content: '""', position: 'absolute', inset: '110px 0 0', background: `url(${rice})` },
});
const penjor = css({
  position: 'absolute',
  right: -14,
  top: 22,
  width: 'min(38%, 170px)',
  [DESKTOP]: { width: 210, right: -10 },
});
const header = css({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: 176,
  padding: '30px 24px 20px',
  '& h2': {
    ...titleStyle,
    fontSize: 'min(clamp(2rem, 10.4vw, 2.625rem), calc(90vw / var(--word)))',
    maxWidth: '56%',
    color: 'var(--title)',
  },
  [NARROW]: { paddingInline: 16 },
  [`@media ${from('large')}`]: { paddingInline: 'max(24px, (100% - 620px) / 2)' },
});
const cards = css({
  position: 'relative',
  display: 'grid',
  gap: 50,
  padding: '16px 20px 150px',
  [NARROW]: { paddingInline: 10 },
  [`@media ${from('large')}`]: { paddingInline: 'max(24px, (100% - 560px) / 2)' },
});
const corner = {
  position: 'absolute',
  bottom: -44,
  width: 190,
  height: 'auto',
  pointerEvents: 'none',
} as const;
const left = css(corner, { left: -40 });
const right = css(corner, { right: -40, transform: 'scaleX(-1)' });

/** The days of the feast on cards edged with poleng, over the terraces of a subak at sunrise. */
export function Events() {
  const events = useEvents();
  const { t } = useTexts();
  return (
    <div css={ground}>
      <div css={sky} />
      <div css={fields} />
      <Penjor css={penjor} side="right" />
      <header css={header}>
        <h2 style={nameStyle([t('events.title')])}>{t('events.title')}</h2>
      </header>
      <div css={cards}>
        {events.map((event, index) => (
          <Reveal key={event.id} delay={index === 1 ? 120 : 0}>
            <EventCard event={event} isSecond={index % 2 === 1} />
          </Reveal>
        ))}
      </div>
      <img css={left} src={bank} alt="" width="204" height="140" loading="lazy" draggable={false} />
      <img css={right} src={bank} alt="" width="204" height="140" loading="lazy" draggable={false} />
    </div>
  );
}
