import { useCouple, useDay, useEyebrow, useHero, useIsBirthday, useTexts, useYears, useYearsWord } from '@janur/kit';
import { CountdownUnits, HeroNames } from '@janur/template-parts';
import { Doodle } from '../parts/doodle.tsx';
import { Tape } from '../parts/tape.tsx';
import * as styles from './hero-styles.ts';
import { Pile } from './pile.tsx';

/** The first page: names in marker, a ticket for the day, a pile of photos, torn calendar leaves. */
export function Hero() {
  const { layout } = useHero();
  const { initials, isSingleHost } = useCouple();
  const isBirthday = useIsBirthday();
  const eyebrow = useEyebrow();
  const { t } = useTexts();
  return (
    <div css={styles.hero} data-layout={layout} data-single={isSingleHost ? '' : undefined}>
      {isBirthday && <i css={styles.bunting} aria-hidden="true" />}
      <div css={styles.words}>
        <Ticket />
        <p css={styles.eyebrow} data-hand="">
          {eyebrow}
        </p>
        {layout === 'template-6' && (
          <p css={styles.monogram} data-hand="" aria-hidden="true">
            {initials.join(' & ')}
          </p>
        )}
        <HeroNames css={styles.names} />
        <i css={styles.underline} aria-hidden="true" />
        {isBirthday && <Age />}
      </div>
      <Pile css={styles.pile} />
      <div css={styles.time}>
        <p css={styles.left} data-hand="" aria-hidden="true">
          <Doodle kind="arrow" css={styles.arrow} />
          {t('countdown.label')}
        </p>
        <CountdownUnits css={styles.leaves} />
      </div>
    </div>
  );
}

/** The age of a birthday, where it is known. */
function Age() {
  const { t } = useTexts();
  const years = useYears();
  return (
    years && (
      <p css={styles.age} data-hand="">
        {t('opening.age', { count: Number(years) })}
      </p>
    )
  );
}

function Ticket() {
  const day = useDay();
  const years = useYears();
  const yearsWord = useYearsWord();
  if (!day) return null;
  return (
    <div css={styles.ticket}>
      <Tape kind="daisies" css={styles.ticketTape} />
      <p>
        <time dateTime={day.dateTime}>
          <span>{day.weekday}</span> <b data-hand="">{day.day}</b> <span>{day.month}</span>
        </time>
      </p>
      {years && (
        <p css={styles.years} aria-hidden="true">
          <b data-hand="">{years}</b> {yearsWord}
        </p>
      )}
    </div>
  );
}
