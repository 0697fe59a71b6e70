import { css } from '@emotion/react';
import { useCouple, useEvents, useTexts } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import foam from '../assets/foam.svg';
import grains from '../assets/sand.svg';
import shells from '../assets/shells.svg';
import { FlagString } from '../drawings/flag-string.tsx';
import { Knot } from '../drawings/knot.tsx';
import { Heading } from '../parts/heading.tsx';
import { Edge } from '../parts/page.tsx';
import { Tag } from './tag.tsx';

/** From the sky above down to the sand, and the surf at its foot. */
const beach = css({
  position: 'relative',
  padding: '18px 0 190px',
  background: 'linear-gradient(var(--base), var(--base) 320px, var(--sand) 560px, var(--beach))',
});
const sand = css({
  position: 'absolute',
  inset: '420px 0 0',
  background: `url("${grains}")`,
  maskImage: 'linear-gradient(#0000, #000 220px)',
  pointerEvents: 'none',
});
const surf = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: 158,
  background: `url("${foam}") 50% 0 / 522px 158px repeat-x`,
  pointerEvents: 'none',
});
const flags = css({ maxWidth: 620, margin: '0 auto -10px' });
const heading = css({ position: 'relative', padding: '0 24px' });
/** The knot holds the first tag. */
const knot = css({ zIndex: 1, margin: '6px 0 -46px -60vw' });
const tags = css({
  position: 'relative',
  display: 'grid',
  gap: 44,
  width: 'min(100% - 40px, 430px)',
  marginInline: 'auto',
  [DESKTOP]: { width: 'min(100% - 96px, 560px)' },
  '& > li': { position: 'relative' },
});
const shell = css({
  position: 'absolute',
  left: 'calc(50% - 60px)',
  top: -44,
  height: 44,
  width: 110,
  objectFit: 'contain',
});

/** Names as long as two strings hold; of longer ones the initials. */
const flown = (names: string[]) => {
  const words = names.join(' ');
  return words.length <= 22 ? words : names.map(([initial = '']) => initial).join(' ');
};

/** Tags of card on rope over the sand; their names fly as signal flags. */
export function Events() {
  const events = useEvents();
  const { names, isSingleHost } = useCouple();
  const { t } = useTexts();
  return (
    <div css={beach}>
      <Edge ground="var(--base)" />
      <div css={sand} />
      <FlagString css={flags} words={flown(names)} />
      <Heading css={heading} above={t('events.eyebrow')}>
        {t(isSingleHost ? 'events.party' : 'events.title')}
      </Heading>
      <Knot css={knot} />
      <ol css={tags}>
        {events.map((event, index) => (
          <li key={event.id}>
            {index > 0 && (
              <img css={shell} src={shells} alt="" width="120" height="48" loading="lazy" draggable={false} />
            )}
            <Tag event={event} before={events[index - 1]} />
          </li>
        ))}
      </ol>
      <div css={surf} />
    </div>
  );
}
