import {
  HeroBackgrounds,
  StillButton,
  useCouple,
  useDay,
  useHero,
  useIsBirthday,
  useSettings,
  useYears,
  useYearsWord,
} from '@janur/kit';
import { CountdownUnits, Names, nameStyle } from '@janur/template-parts';
import { Laurel } from '../drawings/laurel.tsx';
import { Cake, Confetti, Rain } from '../drawings/scene.tsx';
import { Star } from '../drawings/star.tsx';
import { settings } from '../settings.ts';
import { billedStyle } from './billed-style.ts';
import { BillingBlock } from './billing-block.tsx';
import * as styles from './hero-styles.ts';
import * as title from './title-styles.ts';

/** A poster: the still between its bars, the title over its foot, the billing block, the time that is left as a timecode. */
export function Hero() {
  const { layout, backgrounds, filmUrl } = useHero();
  const { names, joiner, initials, isSingleHost } = useCouple();
  const { umbrella } = useSettings(settings);
  const isBirthday = useIsBirthday();
  const day = useDay();
  const isDrawn = backgrounds.length === 0 && !filmUrl;
  return (
    <div css={styles.hero} data-layout={layout} data-single={isSingleHost ? '' : undefined}>
      <div css={styles.slate}>
        {day && (
          <p>
            <time dateTime={day.dateTime}>{day.format('ordinal')}</time>
          </p>
        )}
        <span>
          <i aria-hidden="true">2.39 : 1</i>
          <StillButton />
        </span>
      </div>
      <div css={styles.still} data-drawn={isDrawn ? '' : undefined} data-photo={isDrawn ? undefined : ''}>
        <HeroBackgrounds hasButton={false} css={styles.picture} sizes="(min-aspect-ratio: 1/1) 100vw, 110vh" />
        <div css={styles.grain} />
        {isBirthday ? (
          <Confetti />
        ) : (
          (umbrella || isDrawn) && !isSingleHost && layout !== 'template-6' && <Rain css={styles.rain} />
        )}
        {isBirthday && isDrawn && <Star css={styles.star} />}
        <div css={styles.dusk} />
        {isBirthday && <Cake css={styles.cake} isOnStage={isDrawn} />}
        {layout === 'template-6' ? (
          <Laurel css={styles.monogram} words={initials.join(' ')} below={day?.numerals} />
        ) : (
          <Award />
        )}
      </div>
      <div css={title.credits}>
        <h1
          css={title.names}
          style={{ ...nameStyle(names), ...billedStyle(names, joiner) }}
          data-layout={layout}
          data-single={isSingleHost ? '' : undefined}
        >
          <Names names={names} joiner={joiner} />
        </h1>
        <BillingBlock css={title.billing} />
        <CountdownUnits css={title.timecode} />
      </div>
    </div>
  );
}

/** What the laurels are for: the years of an anniversary or a birthday, the couple's own words, else the day. */
function Award() {
  const { award } = useSettings(settings);
  const years = useYears();
  const yearsWord = useYearsWord();
  const day = useDay();
  const [year] = /\d{4}/.exec(day?.numerals ?? '') ?? [];
  if (years) return <Laurel css={styles.award} words={years} below={yearsWord} />;
  if (award) return <Laurel css={styles.award} words={award} below={year} />;
  return day && <Laurel css={styles.award} words={day.day} below={year} />;
}
