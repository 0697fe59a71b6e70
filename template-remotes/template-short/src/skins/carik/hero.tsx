import { css } from '@emotion/react';
import {
  Countdown,
  HeroBackgrounds,
  useCouple,
  useDay,
  useEyebrow,
  useHero,
  useIsBirthday,
  useTexts,
  useVisibleSections,
} from '@janur/kit';
import { CJK, Names, nameStyle } from '@janur/template-parts';
import { useAge } from '../../skeleton/age.ts';
import { Cake, PRESSED } from './paper.tsx';

const parts = css({ display: 'contents' });

const oval = css({
  order: 1,
  position: 'relative',
  flex: 'none',
  alignSelf: 'center',
  width: 'calc(132 * var(--v))',
  height: 'calc(168 * var(--v))',
  '@media (max-height: 720px)': { width: 'calc(106 * var(--v))', height: 'calc(135 * var(--v))' },
  marginTop: 'calc(16 * var(--v))',
  borderRadius: '50%',
  border: '1.3px solid var(--copper)',
  boxShadow: '0 1.5px 0 1px #fff, inset 0 1.5px 1px #fff',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 2.5,
    border: '1.8px dotted var(--copper)',
    borderRadius: '50%',
  },
});
/** One ink: black becomes the couple's colour, white stays paper. */
const duotone = css({
  position: 'absolute',
  inset: 7,
  overflow: 'hidden',
  borderRadius: '50%',
  '& :is(img, video)': { filter: 'grayscale(1) brightness(1.06) contrast(1.5)', objectPosition: '50% 30%' },
  '& [data-part="veil"]': { display: 'none' },
  '& [data-part="pause"]': { right: 'calc(50% - 24px)', bottom: 0, zIndex: 2, background: 'none' },
  '& [data-part="pause"] svg': { filter: 'drop-shadow(0 0 3px #000) drop-shadow(0 0 2px #000)' },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: 'color-mix(in srgb, var(--primary) 88%, #0000)',
    mixBlendMode: 'screen',
    pointerEvents: 'none',
  },
});
const initial = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  font: '600 calc(46 * var(--v))/1 var(--font-heading)',
  letterSpacing: '-.03em',
  color: 'var(--title-on-third)',
  textShadow: PRESSED,
  '& i': { font: '400 .8em/.6 var(--font-script)', color: 'var(--copper)' },
});
/** Without a picture the age stands in the oval, or a cake. */
const aged = css(initial, {
  alignContent: 'center',
  justifyItems: 'center',
  fontSize: 'calc(68 * var(--v))',
  fontVariantNumeric: 'lining-nums',
  '& small': { font: '600 max(.875rem, calc(16 * var(--v)))/1.2 var(--font-heading)', letterSpacing: '.08em' },
});
const baked = css({ zIndex: 0, inset: '20% 22%', aspectRatio: '100 / 120', margin: 'auto' });
/** The age as a seal of wax at the picture's edge. */
const seal = css({
  position: 'absolute',
  zIndex: 2,
  left: 'calc(-26 * var(--v))',
  '@media (max-height: 720px)': { left: -34 },
  bottom: 'calc(4 * var(--v))',
  minWidth: 'max(48px, calc(62 * var(--v)))',
  aspectRatio: '1',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  padding: 4,
  borderRadius: '50%',
  pointerEvents: 'none',
  color: 'var(--on-primary)',
  background: 'var(--primary)',
  boxShadow: '0 0 0 2px var(--paper), 0 0 0 3.2px var(--copper), 0 5px 10px -3px #3b2a2490',
  font: '600 max(1.3125rem, calc(29 * var(--v)))/.86 var(--font-heading)',
  fontVariantNumeric: 'lining-nums',
  '& small': { font: '600 max(.6875rem, calc(12.5 * var(--v)))/1.1 var(--font-heading)', letterSpacing: '.04em' },
});
const more = css({ position: 'absolute', inset: 0, zIndex: 1, borderRadius: '50%' });
const film = css({
  position: 'absolute',
  zIndex: 2,
  right: -30,
  bottom: 'calc(8 * var(--v))',
  width: 48,
  height: 48,
  display: 'grid',
  placeContent: 'center',
  borderRadius: '50%',
  color: 'var(--on-primary)',
  background: 'var(--primary)',
  backgroundClip: 'content-box',
  padding: 3,
  '& svg': { filter: 'none' },
  '@media (max-height: 720px)': { right: -42, bottom: -6 },
});

const names = css({
  order: 3,
  marginTop: 'calc(12 * var(--v))',
  fontWeight: 600,
  color: 'var(--title-on-third)',
  textShadow: PRESSED,
  lineHeight: 0.95,
  fontSize: 'max(1.375rem, min(calc(47 * var(--v) * var(--step)), calc(400 * var(--v) / var(--word))))',
  '& [data-line]': { display: 'block' },
  '& [data-joiner]': {
    display: 'block',
    margin: '.06em 0 .1em',
    font: '400 .8em/.72 var(--font-script)',
    color: 'var(--copper)',
    textShadow: 'none',
  },
  '&[data-layout="template-6"]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'baseline',
    gap: '0 .3em',
    fontSize: 'max(1.25rem, min(calc(34 * var(--v) * var(--step)), calc(400 * var(--v) / var(--word))))',
  },
});
const date = css({
  order: 3,
  marginTop: 'calc(10 * var(--v))',
  font: '600 max(.875rem, calc(15 * var(--v)))/1.35 var(--font-heading)',
  letterSpacing: '.1em',
  textShadow: '0 1px 0 #fff',
});
const countdown = css({
  order: 3,
  marginTop: 'calc(8 * var(--v))',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'baseline',
  gap: '0 calc(16 * var(--v))',
  font: '600 max(1.25rem, calc(27 * var(--v)))/1.05 var(--font-heading)',
  fontVariantNumeric: 'lining-nums tabular-nums',
  color: 'var(--title-on-third)',
  '& small': { font: '400 .875rem/1 var(--font-body)', color: 'var(--ink-on-third)' },
  '& p': { fontSize: '1.125rem' },
});

const eyebrow = css(date, { marginTop: 'calc(12 * var(--v))', textWrap: 'balance', padding: '0 20px' });
/** One name has the room of two. */
const name = css(names, {
  marginTop: 'calc(4 * var(--v))',
  fontSize: 'max(1.5rem, min(calc(66 * var(--v) * var(--step)), calc(420 * var(--v) / var(--word))))',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  [CJK]: { lineHeight: 1.25 },
  '&[data-layout="template-6"]': {
    fontSize: 'max(1.375rem, min(calc(46 * var(--v) * var(--step)), calc(420 * var(--v) / var(--word))))',
  },
});
const turning = css({
  order: 3,
  marginTop: 'calc(4 * var(--v))',
  font: 'italic 400 max(1rem, calc(18 * var(--v)))/1.3 var(--font-body)',
  textShadow: '0 1px 0 #fff',
  textWrap: 'balance',
});

/** One small oval, the names, the day, and the time until then in one line. */
export function Hero() {
  const { t } = useTexts();
  const { layout, backgrounds, filmUrl } = useHero();
  const { names: hosts, joiner } = useCouple();
  const isBirthday = useIsBirthday();
  const invited = useEyebrow();
  const age = useAge();
  const day = useDay();
  const hasPicture = backgrounds.length > 0 || filmUrl !== null;
  const there = useVisibleSections();
  return (
    <div css={parts}>
      <div css={oval}>
        {hasPicture ? <HeroBackgrounds css={duotone} sizes="150px" /> : <Emblem />}
        {hasPicture && age && (
          <p css={seal} aria-hidden="true">
            {age.years}
            <small>{age.word}</small>
          </p>
        )}
        {there.includes('gallery') && <a css={more} href="#gallery" aria-label={t('nav.gallery')} />}
        {there.includes('video') && (
          <a css={film} href="#video" aria-label={t('video.title')}>
            <svg width="18" height="18" viewBox="0 0 18 18" fill="currentColor" aria-hidden="true">
              <path d="M5,2.5v13l11-6.5Z" />
            </svg>
          </a>
        )}
      </div>
      {isBirthday && <p css={eyebrow}>{invited}</p>}
      <h1 css={isBirthday ? name : names} style={nameStyle(hosts)} data-layout={layout}>
        <Names names={hosts} joiner={layout === 'template-6' ? '&' : joiner} />
      </h1>
      {age && <p css={turning}>{age.line}</p>}
      {day && (
        <p css={date}>
          <time dateTime={day.dateTime}>{day.full}</time>
        </p>
      )}
      <Countdown css={countdown}>
        {(view) =>
          view.isOver ? (
            <p>{view.text}</p>
          ) : (
            view.units.slice(0, 3).map(({ unit, value, label }) => (
              <span key={unit} aria-hidden="true">
                {value} <small>{label}</small>
              </span>
            ))
          )
        }
      </Countdown>
    </div>
  );
}

/** In the oval where no picture is: the monogram; of a birthday the age, or a cake. */
function Emblem() {
  const { initials } = useCouple();
  const isBirthday = useIsBirthday();
  const age = useAge();
  if (age)
    return (
      <p css={aged} aria-hidden="true">
        {age.years}
        <small>{age.word}</small>
      </p>
    );
  if (isBirthday) return <Cake css={baked} />;
  return (
    <p css={initial} aria-hidden="true">
      <span>
        {initials[0]}
        {initials[1] && <i>&amp;</i>}
        {initials[1]}
      </span>
    </p>
  );
}
