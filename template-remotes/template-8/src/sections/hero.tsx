import { HeroBackgrounds, useCouple, useDay, useHero, useYears, useYearsWord } from '@janur/kit';
import { CountdownUnits, HeroNames } from '@janur/template-parts';
import bear from '../assets/bear.svg';
import bunting from '../assets/bunting.svg';
import { PopBalloon } from '../drawings/balloon.tsx';
import { Starburst } from '../drawings/starburst.tsx';
import { Wave } from '../parts/wave.tsx';
import * as styles from './hero-styles.ts';

/** Flags, the giant name, a portrait among balloons, the age in a star, and four squircles that count down. */
export function Hero() {
  const { layout, backgrounds, filmUrl } = useHero();
  const { hosts, initials, isSingleHost } = useCouple();
  const day = useDay();
  const years = useYears();
  const yearsWord = useYearsWord();
  const [host] = hosts;
  const isDrawn = backgrounds.length === 0 && !filmUrl;
  return (
    <div css={styles.hero} data-layout={layout}>
      <div css={styles.ground}>
        <Wave css={styles.wave} fill="var(--base)" />
      </div>
      <div css={styles.flags} style={{ backgroundImage: `url("${bunting}")` }} />
      <HeroNames css={styles.names} />
      <div css={styles.stage}>
        <PopBalloon css={styles.left} colour="var(--teal)" />
        <PopBalloon css={styles.right} colour="var(--violet)" />
        <PopBalloon css={styles.low} colour="var(--sun)" />
        <div css={styles.capsule}>
          {isDrawn && <img css={styles.bear} src={bear} alt="" width="428" height="890" draggable={false} />}
          <HeroBackgrounds isBare css={styles.picture} sizes="(min-width: 992px) 380px, 260px" />
        </div>
        {years ? (
          <Starburst css={styles.burst} number={years} word={yearsWord} />
        ) : (
          layout === 'template-6' && (
            <p css={[styles.burst, styles.initials]} aria-hidden="true">
              {initials.join(' ')}
            </p>
          )
        )}
      </div>
      <div css={styles.words}>
        {day && (
          <p data-line="day">
            <time dateTime={day.dateTime}>{day.full}</time>
          </p>
        )}
        {isSingleHost && host?.parentageText && <p data-line="of">{host.parentageText}</p>}
        <CountdownUnits css={styles.countdown} />
      </div>
    </div>
  );
}
