import {
  HeroBackgrounds,
  LanguageButton,
  useCouple,
  useDay,
  useEyebrow,
  useHero,
  useSettings,
  useYears,
} from '@janur/kit';
import { Art, CountdownUnits, HeroNames } from '@janur/template-parts';
import avif from '../assets/gate.avif';
import webp from '../assets/gate.webp';
import spray from '../assets/spray.svg';
import { Penjor } from '../parts/penjor.tsx';
import { settings } from '../settings.ts';
import * as styles from './hero-styles.ts';

/** The open gate frames the couple's picture, two penjor bow over it; the countdown lies on four canang. */
export function Hero() {
  const { backgrounds, filmUrl, layout } = useHero();
  const { isSingleHost } = useCouple();
  const eyebrow = useEyebrow();
  const years = useYears();
  const day = useDay();
  const { line } = useSettings(settings);
  const isEmpty = backgrounds.length === 0 && !filmUrl;
  return (
    <div css={styles.hero} data-layout={layout}>
      <div css={styles.stage}>
        {isEmpty && <div css={styles.dawning} />}
        <HeroBackgrounds css={styles.picture} sizes="(min-width: 992px) 60vw, 100vw" />
        <Art css={styles.gateLeft} avif={avif} webp={webp} width="192" height="516" />
        <Art css={styles.gateRight} avif={avif} webp={webp} width="192" height="516" />
        <Penjor css={styles.penjorLeft} side="left" />
        <Penjor css={styles.penjorRight} side="right" />
        <div css={styles.saput}>
          <img src={spray} alt="" width="198" height="78" draggable={false} />
        </div>
      </div>
      <div css={styles.words}>
        <LanguageButton css={styles.language}>{(shortName) => <b>{shortName}</b>}</LanguageButton>
        <p css={styles.eyebrow}>
          {(isSingleHost || years || !day) && <span>{eyebrow}</span>}
          {day && <time dateTime={day.dateTime}>{day.full}</time>}
        </p>
        <HeroNames css={styles.names} />
        {line && <p css={styles.line}>{line}</p>}
        <CountdownUnits css={styles.countdown} />
      </div>
    </div>
  );
}
