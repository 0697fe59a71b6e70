import { css } from '@emotion/react';
import { Countdown, HeroBackgrounds, useCouple, useDay, useEvents, useEyebrow, useHero, useTexts } from '@janur/kit';
import type { CSSProperties } from 'react';
import { DESKTOP, Names } from '@janur/template-parts';
import sun from '../../assets/kabar-sun.svg';
import { stencil } from '../../skeleton/stencil.ts';
import { doubleRule, fitted, halftone, HAIR } from './press.ts';

const parts = css({ display: 'contents' });
const ROOM = 'min(100vw - 34px, 586px)';

const head = css({ gridArea: 'head', minWidth: 0, textAlign: 'center', [DESKTOP]: { alignSelf: 'start' } });
const masthead = css({
  font: '400 1rem/.92 var(--font-script)',
  fontSize: `max(1.375rem, ${fitted('calc(59 * var(--v))', 0.475, ROOM)})`,
  color: 'var(--title)',
  textWrap: 'balance',
  '&::after': { ...doubleRule, marginTop: 'calc(9 * var(--v))' },
  [DESKTOP]: { fontSize: `max(1.375rem, ${fitted('72px', 0.475, '480px')})` },
});
const dateline = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 14px',
  padding: 'calc(5 * var(--v)) 0',
  borderBottom: HAIR,
  font: '600 .8125rem/1.25 var(--font-body)',
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
  [DESKTOP]: { fontSize: `max(1.5rem, ${fitted('70px', 0.62, '480px')})` },
});
const photo = css(halftone, {
  gridArea: 'photo',
  minHeight: 'calc(176 * var(--v))',
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
  },
  '& b': { font: '700 calc(50 * var(--v))/.9 var(--font-heading)', letterSpacing: '-.02em', color: 'var(--red)' },
  '& [data-days]': { marginTop: 3, fontWeight: 600 },
  '& [data-rest]': {
    width: '100%',
    marginTop: 'calc(8 * var(--v))',
    paddingTop: 'calc(7 * var(--v))',
    borderTop: HAIR,
  },
});
const sunshine = css(stencil(sun, 'var(--red)'), {
  flex: 'none',
  width: 'calc(80 * var(--v))',
  height: 'calc(80 * var(--v))',
  margin: 'calc(3 * var(--v)) 0',
});

/** Masthead, headline and picture, and the days until then as the forecast. */
export function Hero() {
  const { t } = useTexts();
  const { layout, backgrounds, filmUrl } = useHero();
  const { names } = useCouple();
  const eyebrow = useEyebrow();
  const day = useDay();
  const [first] = useEvents();
  const longest = Math.max(...names.map(lettersOf));
  const together = lettersOf(names.join(' & '));
  const isStacked = layout === 'new-lines' || (together > 17 && names.length > 1);
  return (
    <div css={parts}>
      <div css={head}>
        <p css={masthead} style={letters(perLine(eyebrow))}>
          {eyebrow}
        </p>
        {day && (
          <p css={dateline}>
            {first?.location && <span>{first.location}</span>}
            <time dateTime={day.dateTime}>{day.full}</time>
          </p>
        )}
        <h1
          css={headline}
          style={letters(isStacked ? Math.min(longest + 2, 17) : together)}
          data-lines={isStacked ? '' : undefined}
        >
          <Names names={names} joiner="&" />
        </h1>
      </div>
      {(backgrounds.length > 0 || filmUrl) && (
        <div css={photo}>
          <HeroBackgrounds sizes="(min-width: 992px) 400px, 66vw" />
        </div>
      )}
      <Countdown css={forecast}>
        {(view) => (
          <>
            <span data-title="" aria-hidden="true">
              {t('countdown.label')}
            </span>
            <i css={sunshine} aria-hidden="true" />
            {view.isOver ? <p>{view.text}</p> : <Forecast units={view.units} />}
          </>
        )}
      </Countdown>
    </div>
  );
}

function Forecast({ units }: { units: { unit: string; value: string; label: string }[] }) {
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
    </>
  );
}

/** Han and kana are as wide as two letters. */
const lettersOf = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '⺀' ? 1.7 : 1), 0);
/** A masthead of many letters is set in two lines, or three. */
const perLine = (text: string) => Math.ceil((lettersOf(text) / Math.ceil(lettersOf(text) / 19)) * 1.08);
const letters = (count: number) => ({ '--letters': Math.max(6, count) }) as CSSProperties; // its type knows no custom properties
