import {
  hasSigns,
  HeroBackgrounds,
  LanguageButton,
  useCouple,
  useDay,
  useEyebrow,
  useAddressedGuest,
  useHero,
  useIsBirthday,
  useSettings,
  useShare,
  useYears,
} from '@janur/kit';
import { CountdownUnits, HeroNames } from '@janur/template-parts';
import type { CSSProperties } from 'react';
import { Cake } from '../drawings/glyphs.tsx';
import { Ticker } from '../parts/ticker.tsx';
import { settings } from '../settings.ts';
import { Figures, figuresOf } from './figures.tsx';
import { HeroSign } from './hero-sign.tsx';
import * as styles from './hero-styles.ts';
import * as words from './hero-words.ts';

/** The day as two giant figures, the photo over them; the names, the countdown and a line of type that runs. */
export function Hero() {
  const { names, initials, isSingleHost } = useCouple();
  const { layout, backgrounds } = useHero();
  const isBirthday = useIsBirthday();
  const { hashtag } = useShare();
  const { headline } = useSettings(settings);
  const day = useDay();
  const years = useYears();
  const eyebrow = useEyebrow();
  const figures = figuresOf({ layout, initials, numerals: day?.numerals, age: isBirthday ? years : null });
  const hasPhoto = backgrounds.length > 0;
  const isQuiet = Boolean(headline) && layout !== 'new-lines';
  const line = [hashtag, names.join(' & '), day?.full];
  return (
    <div css={styles.hero} style={lettersOf(names)} data-full={hasSigns(names.join('')) ? '' : undefined}>
      <div css={styles.head}>
        {isQuiet ? <HeroNames css={styles.quiet} /> : <p>{eyebrow}</p>}
        <Greeting />
        <LanguageButton css={styles.language}>{(shortName) => <b>{shortName}</b>}</LanguageButton>
      </div>
      <div
        css={styles.poster}
        data-count={figures.length}
        data-candles={isSingleHost ? '' : undefined}
        data-bare={hasPhoto ? undefined : ''}
      >
        <Figures figures={figures} hasCandles={isSingleHost} />
        {isSingleHost && figures.length === 1 && <Cake css={styles.cake} />}
        <div css={styles.photo}>
          {!hasPhoto && <HeroSign isSingle={isSingleHost} />}
          <HeroBackgrounds css={styles.picture} sizes="(min-width: 992px) 50vw, 74vw" />
          {hasPhoto && (
            <div css={styles.over}>
              <Figures figures={figures} />
            </div>
          )}
        </div>
        {day && (
          <time css={styles.when} dateTime={day.dateTime} aria-label={day.full}>
            <span>{day.weekday}</span> <span>{figures.length > 1 ? day.month : day.format('default')}</span>
          </time>
        )}
      </div>
      {isQuiet ? <p css={words.headline}>{headline}</p> : <HeroNames css={words.names} />}
      <CountdownUnits css={styles.countdown} />
      <div css={styles.foot}>
        <Ticker text={line.filter(Boolean).join(' — ')} sign={isSingleHost ? '★' : '—'} />
      </div>
    </div>
  );
}

/** `--all`: how many letters the names and the sign between them have. */
const lettersOf = (names: readonly string[]) =>
  ({ '--all': Math.max(6, [...names.join('&')].length + 0.5) }) as CSSProperties; // its type knows only standard properties

function Greeting() {
  const guest = useAddressedGuest();
  return guest ? <p>{guest}</p> : null;
}
