import { css } from '@emotion/react';
import { dotted, from, useDay, useEvents, useIsBirthday, useSettings, useTexts } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
import duskPicture from '../assets/dusk.svg';
import { Heading } from '../parts/heading.tsx';
import { settings } from '../settings.ts';
import { Moon } from '../sky/moon.tsx';
import { useNight } from '../sky/use-night.ts';
import { almanac } from './almanac.ts';
import { EventEntry } from './event-entry.tsx';
import { SkyEntry } from './sky-entry.tsx';

/** The evening's sky over the horizon, where the sun goes and the moon comes. */
const dusk = css({
  '--u': 'calc(min(100vw, 560px) / 390)',
  position: 'relative',
  padding: '44px 20px calc(158 * var(--u))',
  overflow: 'hidden',
  background:
    'linear-gradient(var(--night), var(--dusk) 50%, color-mix(in oklab, var(--dusk) 50%, #9a8fc4) 78%, #d6a98f 97%)',
  [DESKTOP]: { '--u': '1.3px', paddingTop: 72 },
  [`@media ${from('large')}`]: { maskImage: 'linear-gradient(90deg, #0000, #000 80px calc(100% - 80px), #0000)' },
});
const scene = css({
  position: 'absolute',
  left: 'calc(50% - 585 * var(--u))',
  bottom: -1,
  width: 'calc(1170 * var(--u))',
  height: 'calc(150 * var(--u))',
  background: `url(${duskPicture}) 50% 100% / 100% 100%`,
});
const moonlight = css({
  position: 'absolute',
  left: 'calc(50% + 82 * var(--u))',
  bottom: 'calc(40 * var(--u))',
  width: 'calc(60 * var(--u))',
  height: 'calc(60 * var(--u))',
  borderRadius: '50%',
  '&[data-bright]': { boxShadow: '0 0 calc(50 * var(--u)) calc(8 * var(--u)) #f4ebcb3d' },
});
/** The degrees of the horizon. */
const degrees = css({
  height: 10,
  borderTop: '1.4px solid var(--silver)',
  background:
    'repeating-linear-gradient(90deg, var(--thread) 0 .8px, #0000 .8px 30px) 50% 0 / 100% 9px no-repeat, repeating-linear-gradient(90deg, var(--thread) 0 .8px, #0000 .8px 6px) 50% 0 / 100% 4px no-repeat',
});
const list = css({
  position: 'relative',
  background: 'linear-gradient(#0b1430, #0000 60px)',
  width: 'min(620px, 100%)',
  marginInline: 'auto',
  padding: '36px 12px 60px 10px',
  [DESKTOP]: { padding: '56px 32px 88px' },
});

/** An almanac of the day: its events, and between them when sun and moon come and go. */
export function Events() {
  const events = useEvents();
  const day = useDay();
  const night = useNight();
  const { almanac: hasSky } = useSettings(settings);
  const { t } = useTexts();
  const isParty = useIsBirthday();
  const above = dotted([day?.format('default'), night && t(`sky.phase.${night.phase.name}`)]);
  return (
    <>
      <div css={dusk}>
        <div css={scene} />
        {night && <Moonlight age={night.phase.age} />}
        <Heading above={above || t('events.eyebrow')}>{isParty ? t('events.party') : t('events.title')}</Heading>
      </div>
      <div css={degrees} />
      <ol css={list}>
        {almanac(events, hasSky ? night : null).map((entry) =>
          entry.kind === 'event' ? (
            <EventEntry key={entry.event.id} event={entry.event} />
          ) : (
            <SkyEntry key={entry.sky.kind} sky={entry.sky} night={night} />
          ),
        )}
      </ol>
    </>
  );
}

/** A new moon is not seen; only a round one lights the sky. */
function Moonlight({ age }: { age: number }) {
  const fromFull = Math.abs(age - 180);
  if (fromFull > 170) return null;
  return (
    <div css={moonlight} data-bright={fromFull < 70 ? '' : undefined}>
      <Moon css={{ width: '100%', height: '100%' }} age={age} size={60} />
    </div>
  );
}
