import { useCouple, useDay, useEyebrow, useHero, useTexts } from '@janur/kit';
import { CountdownUnits, HeroNames } from '@janur/template-parts';
import left from '../assets/posy-left.webp';
import right from '../assets/posy-right.webp';
import { Seal } from '../parts/seal.tsx';
import { Wave } from '../parts/wave.tsx';
import { HeroStamp } from './hero-stamp.tsx';
import * as styles from './hero-styles.ts';
import * as front from './pocket-styles.ts';

const LEGIBLE = 22; // letters in the script, at the size that is left for them

/** The letter, half out of its envelope: words and names on it, the picture as its stamp, the countdown on the front. */
export function Hero() {
  const { layout } = useHero();
  const { names, initials, isSingleHost } = useCouple();
  const isLong = names.join('').length > LEGIBLE;
  const day = useDay();
  const eyebrow = useEyebrow();
  const { t } = useTexts();
  return (
    <div css={styles.hero} data-layout={layout} data-single={isSingleHost || undefined} data-long={isLong || undefined}>
      <svg css={styles.back} viewBox="0 0 390 490" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0,490V312C44,250 116,150 195,0C274,150 346,250 390,312V490Z" fill="var(--base)" />
        <path d="M0,490V328C44,262 116,162 195,20C274,162 346,262 390,328V490Z" fill="var(--wine)" />
      </svg>
      <div css={styles.place}>
        <div css={styles.shade} />
        <div css={styles.sheet} />
        <div css={styles.letter}>
          <header css={styles.head}>
            <p css={styles.eyebrow}>{eyebrow}</p>
            {day && (
              <p css={styles.day}>
                <span>{day.weekday},</span> <time dateTime={day.dateTime}>{day.format('default')}</time>
              </p>
            )}
          </header>
          <HeroStamp css={styles.stamp} />
          {layout === 'template-6' && <Seal css={styles.seal} initials={initials} />}
          <HeroNames css={styles.names} />
          <p css={styles.words}>{t('own.hero', { defaultValue: t('rsvp.title') })}</p>
        </div>
      </div>
      <img css={[front.posy, front.posyLeft]} src={left} alt="" width="224" height="200" draggable={false} />
      <img css={[front.posy, front.posyRight]} src={right} alt="" width="224" height="200" draggable={false} />
      <div css={front.pocket}>
        <svg css={front.edge} viewBox="0 0 390 60" preserveAspectRatio="none" aria-hidden="true">
          <path
            d="M0,4C70,26 135,54 195,54C255,54 320,26 390,4"
            transform="translate(0 -3)"
            fill="none"
            stroke="var(--wine-deep)"
            strokeWidth="9"
            strokeOpacity=".05"
          />
          <path
            d="M0,4C70,26 135,54 195,54C255,54 320,26 390,4"
            transform="translate(0 -2)"
            fill="none"
            stroke="var(--wine-deep)"
            strokeWidth="4"
            strokeOpacity=".06"
          />
          <path d="M0,4C70,26 135,54 195,54C255,54 320,26 390,4" fill="none" stroke="var(--base)" strokeWidth="2" />
          <path
            d="M0,9.500C70,31.500 135,59.500 195,59.500C255,59.500 320,31.500 390,9.500"
            fill="none"
            stroke="var(--copper)"
            strokeWidth="1.2"
          />
        </svg>
        <Wave css={front.wave} width={2000} />
        <CountdownUnits css={front.countdown} />
      </div>
    </div>
  );
}
