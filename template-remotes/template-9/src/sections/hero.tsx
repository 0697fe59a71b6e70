import { HeroBackgrounds, useCouple, useDay, useEvents, useEyebrow, useHero, useSettings } from '@janur/kit';
import { CountdownUnits, Names, nameStyle } from '@janur/template-parts';
import house from '../assets/house.svg';
import { settings } from '../settings.ts';
import * as styles from './hero-styles.ts';

/** What fits on one line under the ridge. */
const SHORT_PLACE = 26;

/** A window under two horns, cut into the cloth; below it names and countdown. */
export function Hero() {
  const { layout, backgrounds, filmUrl } = useHero();
  const { names, initials, joiner } = useCouple();
  const { line } = useSettings(settings);
  const eyebrow = useEyebrow();
  const isEmpty = backgrounds.length === 0 && !filmUrl;
  return (
    <div css={styles.hero}>
      <div css={styles.cloth}>
        <div />
        <div css={styles.dusk} />
        <div css={styles.frame}>
          <div css={styles.picture}>
            {isEmpty ? (
              <img css={styles.house} src={house} alt="" width="390" height="392" draggable={false} />
            ) : (
              <HeroBackgrounds sizes="(min-width: 992px) 660px, (min-width: 576px) 560px, 100vw" />
            )}
          </div>
        </div>
        <Day />
      </div>
      <div css={styles.band}>
        <div />
        <div />
      </div>
      <div css={styles.titles}>
        {layout === 'template-6' && (
          <p css={styles.initials} aria-hidden="true">
            {initials.join(' ')}
          </p>
        )}
        <p css={styles.eyebrow}>{eyebrow}</p>
        <h1 css={styles.names} style={nameStyle(names)} data-layout={layout}>
          <Names names={names} joiner={joiner} />
        </h1>
        {line && <p css={styles.line}>{line}</p>}
      </div>
      <CountdownUnits css={styles.countdown} />
    </div>
  );
}

/** The weekday, the day in numerals and, where its name is short, the place. */
function Day() {
  const day = useDay();
  const place = useEvents().find(({ location }) => location)?.location;
  if (!day) return null;
  return (
    <p css={styles.day}>
      <span data-line="weekday">{day.weekday}</span>
      <time dateTime={day.dateTime}>
        <b>{day.numerals.replaceAll(' · ', '.')}</b>
      </time>
      {place && [...place].length <= SHORT_PLACE && <span>{place}</span>}
    </p>
  );
}
