import {
  HeroBackgrounds,
  useCouple,
  useDay,
  useEvents,
  useEyebrow,
  useHero,
  useSettings,
  useTexts,
  useYears,
} from '@janur/kit';
import { CountdownUnits, HeroNames } from '@janur/template-parts';
import { coordinatesOf, coordinatesText } from '../parts/coordinates.ts';
import { Gulls } from '../parts/gulls.tsx';
import { Edge } from '../parts/page.tsx';
import { Wave } from '../parts/water.tsx';
import { settings } from '../settings.ts';
import * as styles from './hero-styles.ts';

/** Names in the sky, the picture below them down to the waves, and the countdown on the line of the tide. */
export function Hero() {
  const { layout, backgrounds, filmUrl } = useHero();
  const { initials, isSingleHost } = useCouple();
  const { sea_glass: isTinted } = useSettings(settings);
  const day = useDay();
  const years = useYears();
  const eyebrow = useEyebrow();
  const isEmpty = backgrounds.length === 0 && !filmUrl;
  return (
    <div css={styles.hero} data-layout={layout}>
      {day && (
        <p css={styles.date}>
          <span>{day.weekday}</span> <time dateTime={day.dateTime}>{day.numerals}</time>
        </p>
      )}
      <div css={styles.titles}>
        {layout === 'template-6' && (
          <p css={styles.initials} aria-hidden="true">
            {initials.map((initial, index) => (
              <span key={index}>{initial}</span>
            ))}
          </p>
        )}
        {(isSingleHost || years) && <p css={styles.eyebrow}>{eyebrow}</p>}
        <HeroNames css={styles.names} />
        <Place />
      </div>
      <div css={styles.view}>
        {isEmpty && <div css={styles.seascape} />}
        <div css={styles.picture} data-tinted={(isTinted && !isEmpty) || undefined}>
          <HeroBackgrounds sizes="(min-width: 992px) 42vw, 100vw" />
        </div>
        <Gulls css={styles.gulls} />
        <div css={styles.waves}>
          <Wave kind="far" top={0} from={10} scale={1.35} />
          <Wave kind="pale" top={20} from={-50} />
          <div css={styles.calm}>
            <Edge ground="var(--base)" />
          </div>
        </div>
      </div>
      <CountdownUnits css={styles.countdown} />
    </div>
  );
}

/** Where on the globe it is, written in the margin like on a chart; only where a map link says so. */
function Place() {
  const { locale } = useTexts();
  const place = useEvents()
    .map(({ mapsUrl }) => coordinatesOf(mapsUrl))
    .find((found) => found !== null);
  return place ? <p css={styles.place}>{coordinatesText(place, locale)}</p> : null;
}
