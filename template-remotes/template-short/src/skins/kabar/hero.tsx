import { css } from '@emotion/react';
import {
  Countdown,
  HeroBackgrounds,
  useCouple,
  useDay,
  useEvents,
  useEyebrow,
  useHero,
  useIsBirthday,
  useSettings,
  useTexts,
  useYears,
} from '@janur/kit';
import type { CSSProperties } from 'react';
import { CJK, DESKTOP, Names, NARROW } from '@janur/template-parts';
import sun from '../../assets/kabar-sun.svg';
import sunInHat from '../../assets/kabar-sun-in-hat.svg';
import { useAge } from '../../skeleton/age.ts';
import { TABLET } from '../../skeleton/media.ts';
import { stencil } from '../../skeleton/stencil.ts';
import { Burst } from './burst.tsx';
import { Crest } from './crest.tsx';
import { levelPicture } from './levels.ts';
import { doubleRule, fitted, halftone, HAIR } from './press.ts';
import { settings } from './settings.ts';

const parts = css({ display: 'contents' });
const ROOM = '(var(--room))';

const head = css({ gridArea: 'head', minWidth: 0, textAlign: 'center', [DESKTOP]: { alignSelf: 'start' } });
const masthead = css({
  font: '400 1rem/.92 var(--font-script)',
  fontSize: `max(1.375rem, ${fitted('calc(59 * var(--v))', 0.42, ROOM)})`,
  color: 'var(--title)',
  textWrap: 'balance',
  '&::after': { ...doubleRule, marginTop: 'calc(9 * var(--v))' },
  [DESKTOP]: { fontSize: `max(1.375rem, ${fitted('calc(96 * var(--v))', 0.42, ROOM)})` },
});
const dateline = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 14px',
  padding: 'calc(5 * var(--v)) 0',
  borderBottom: HAIR,
  font: '600 .8125rem/1.25 var(--font-body)',
  [TABLET]: { fontSize: '1.0625rem' },
  textAlign: 'start',
  '& > :only-child': { marginInline: 'auto' },
});
const headline = css({
  marginTop: 'calc(8 * var(--v))',
  fontWeight: 700,
  lineHeight: 0.95,
  textTransform: 'uppercase',
  letterSpacing: '-.025em',
  color: 'var(--title)',
  fontSize: `max(1.5rem, ${fitted('calc(62 * var(--v))', 0.62, ROOM)})`,
  '& [data-joiner]': { fontWeight: 400, fontStyle: 'italic', color: 'var(--red)', letterSpacing: 0 },
  '&[data-lines] [data-line]': { display: 'block' },
  [DESKTOP]: { fontSize: `max(1.5rem, ${fitted('calc(84 * var(--v))', 0.62, ROOM)})` },
});
/** A birthday's whole sentence. */
const sentence = css(masthead, {
  fontSize: `max(1.375rem, ${fitted('calc(36 * var(--v))', 0.475, ROOM)})`,
  [DESKTOP]: { fontSize: `max(1.375rem, ${fitted('calc(46 * var(--v))', 0.475, ROOM)})` },
});
/** One name has the room of two. */
const oneName = css(headline, {
  fontSize: `max(1.5rem, ${fitted('calc(72 * var(--v))', 0.66, ROOM)})`,
  overflowWrap: 'anywhere',
  [DESKTOP]: { fontSize: `max(1.5rem, ${fitted('calc(92 * var(--v))', 0.66, ROOM)})` },
  [CJK]: { lineHeight: 1.2 },
});
/** The line under the headline. */
const deck = css({
  marginTop: 'calc(3 * var(--v))',
  font: '700 max(1.125rem, calc(23 * var(--v)))/1.15 var(--font-heading)',
  color: 'var(--ink)',
  textWrap: 'balance',
  [DESKTOP]: { fontSize: 'calc(25 * var(--v))' },
});
const pictured = css({ gridArea: 'photo', position: 'relative', display: 'grid', minWidth: 0 });
const small = css({ minHeight: 'calc(160 * var(--v))', [DESKTOP]: { minHeight: 230 } });
const splash = css({
  position: 'absolute',
  zIndex: 1,
  left: -8,
  top: 'calc(-14 * var(--v))',
  width: 'max(76px, calc(88 * var(--v)))',
  transform: 'rotate(-9deg)',
  [DESKTOP]: { width: 124, left: -14, '& b': { fontSize: '3.25rem' }, '& i': { fontSize: '1rem' } },
});
const photo = css(halftone, {
  minHeight: 'calc(184 * var(--v))',
  [TABLET]: { minHeight: 'calc(236 * var(--v))' },
  '& [data-part="hero-backgrounds"]': { position: 'absolute', inset: 0 },
  '& :is(img, video)': { objectPosition: '50% 30%' },
  '& [data-part="pause"]': { zIndex: 1, background: '#000' },
  [DESKTOP]: { minHeight: 280 },
});
const forecast = css({
  gridArea: 'forecast',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  alignItems: 'center',
  textAlign: 'center',
  paddingLeft: 12,
  borderLeft: HAIR,
  font: '400 .875rem/1.25 var(--font-body)',
  '& [data-title]': {
    font: '700 .8125rem/1.1 var(--font-heading)',
    letterSpacing: '.04em',
    textTransform: 'uppercase',
    overflowWrap: 'anywhere',
    [NARROW]: { fontSize: '.75rem', letterSpacing: 0 },
  },
  '& b': { font: '700 calc(54 * var(--v))/.9 var(--font-heading)', letterSpacing: '-.02em', color: 'var(--red)' },
  '& [data-days]': { marginTop: 3, fontWeight: 600 },
  '& [data-rest]': {
    width: '100%',
    marginTop: 'calc(8 * var(--v))',
    paddingTop: 'calc(7 * var(--v))',
    borderTop: HAIR,
    textWrap: 'balance',
  },
  '& [data-note]': { marginTop: 2, fontStyle: 'italic', textWrap: 'balance' },
  [DESKTOP]: {
    justifyContent: 'flex-start',
    fontSize: 'max(1rem, calc(15 * var(--v)))',
    '& [data-title]': { fontSize: 'max(1.125rem, calc(17 * var(--v)))' },
    '& b': { fontSize: 'calc(84 * var(--v))' },
    '& > i': { zoom: 1.5 },
  },
  [TABLET]: { fontSize: '1.125rem', '& [data-title]': { fontSize: '1.125rem' } },
});
const sunshine = css(stencil(sun, 'var(--red)'), {
  flex: 'none',
  width: 'calc(80 * var(--v))',
  height: 'calc(80 * var(--v))',
  margin: 'calc(3 * var(--v)) 0',
});

const partySun = css(stencil(sunInHat, 'var(--red)'), {
  flex: 'none',
  width: 'calc(62 * var(--v))',
  height: 'calc(71.8 * var(--v))',
  margin: 'calc(3 * var(--v)) 0',
});

/** STYLE_TEMPLATE6: under the picture, the crest on its lower edge. */
const below = css({
  gridArea: 'title',
  position: 'relative',
  minWidth: 0,
  textAlign: 'center',
  '&[data-over]': { marginTop: 'calc(-50 * var(--v))' },
});
const crest = css({ display: 'block', width: 'calc(84 * var(--v))', height: 'auto', marginInline: 'auto' });
/** Beside the captions or over the whole width: one line on a phone. */
const level = css({
  flexFlow: 'row wrap',
  gap: '2px 14px',
  borderLeft: 0,
  paddingLeft: 0,
  '& [data-rest]': { width: 'auto', margin: 0, padding: 0, border: 0 },
  '& [data-days]': { margin: 0 },
  '& > i': { display: 'none' },
  [DESKTOP]: { flexFlow: 'column', gap: 4 },
});

/** Masthead, headline and picture, and the days until then as the forecast. */
export function Hero() {
  const { t } = useTexts();
  const { layout, backgrounds, filmUrl } = useHero();
  const { names, initials } = useCouple();
  const hasPicture = backgrounds.length > 0 || filmUrl !== null;
  const eyebrow = useEyebrow();
  const isBirthday = useIsBirthday();
  const age = useAge();
  const day = useDay();
  const [first] = useEvents();
  const { deck: written, price, forecast: note } = useSettings(settings);
  const years = useYears();
  // what every wedding's paper says; of years together it would not be true
  const line = written || (isBirthday || years || names.length < 2 ? '' : t('own.deck', { defaultValue: '' }));
  const longest = Math.max(...names.map(lettersOf));
  const together = lettersOf(names.join(' & '));
  const isStacked = layout === 'new-lines' || (together > 17 && names.length > 1);
  const isCrested = layout === 'template-6';
  const title = (
    <>
      <h1
        css={isBirthday ? oneName : headline}
        style={letters(isStacked ? Math.min(longest + 2, 17) : isBirthday ? Math.min(together, 17) : together)}
        data-lines={isStacked ? '' : undefined}
      >
        <Names names={names} joiner="&" />
      </h1>
      {(age?.line ?? line) && <p css={deck}>{age?.line ?? line}</p>}
    </>
  );
  return (
    <div css={parts}>
      <div css={head}>
        <p css={isBirthday ? sentence : masthead} style={letters(perLine(eyebrow))}>
          {eyebrow}
        </p>
        {day && (
          <p css={dateline}>
            {first?.location && <span>{first.location}</span>}
            <time dateTime={day.dateTime}>{day.full}</time>
            {price && <span>{price}</span>}
          </p>
        )}
        {!isCrested && title}
      </div>
      {hasPicture && (
        <div css={pictured} onLoadCapture={levelPicture}>
          <div css={isBirthday ? [photo, small] : photo}>
            <HeroBackgrounds sizes="(min-width: 992px) 400px, 66vw" />
          </div>
          {age && <Burst css={splash} years={age.years} word={age.word} />}
        </div>
      )}
      {isCrested && (
        <div css={below} data-over={hasPicture ? '' : undefined}>
          <Crest css={crest} initials={initials} />
          {title}
        </div>
      )}
      <Countdown css={isCrested ? [forecast, level] : forecast}>
        {(view) => (
          <>
            <span data-title="" aria-hidden="true">
              {t('own.forecast', { defaultValue: t('countdown.label') })}
            </span>
            <i css={isBirthday ? partySun : sunshine} aria-hidden="true" />
            {view.isOver ? <p>{view.text}</p> : <Forecast units={view.units} note={note} />}
          </>
        )}
      </Countdown>
    </div>
  );
}

interface ForecastProps {
  units: { unit: string; value: string; label: string }[];
  /** What the weather will be. */
  note: string;
}

function Forecast({ units, note }: ForecastProps) {
  const [days, ...rest] = units;
  return (
    <>
      <b aria-hidden="true">{Number(days?.value)}</b>
      <span data-days="" aria-hidden="true">
        {days?.label}
      </span>
      <span data-rest="" aria-hidden="true">
        {rest
          .slice(0, 2)
          .map(({ value, label }) => `${value} ${label}`)
          .join(' ')}
      </span>
      {note && <span data-note="">{note}</span>}
    </>
  );
}

/** Han and kana are as wide as two letters. */
const lettersOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '⺀' ? 1.7 : 1), 0);
/** A masthead of many letters is set in two lines, or three. */
const perLine = (text: string) => Math.ceil((lettersOf(text) / Math.ceil(lettersOf(text) / 19)) * 1.08);
const letters = (count: number) => ({ '--letters': Math.max(6, count) }) as CSSProperties; // its type knows no custom properties
