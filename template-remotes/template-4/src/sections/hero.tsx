import { useCouple, useDay, useEyebrow, useHero, useSettings } from '@janur/kit';
import { HeroNames } from '@janur/template-parts';
import { Arrow } from '../parts/arrow.tsx';
import { Folio } from '../parts/folio.tsx';
import { RunningTime } from '../parts/running-time.tsx';
import { settings } from '../settings.ts';
import { CoverPicture } from './cover-picture.tsx';
import * as styles from './hero-styles.ts';

const BRIEF = 4; // letters; a note has room beside so short a name

/** The picture off the left margin, the names across its edge, white where they lie on it; the countdown as a sentence. */
export function Hero() {
  const { layout, backgrounds, place } = useHero();
  const { names } = useCouple();
  const { credit, hero_note: note } = useSettings(settings);
  const eyebrow = useEyebrow();
  const day = useDay();
  const isBrief = layout === 'own' && names.length === 2 && (names.at(-1)?.length ?? 0) <= BRIEF;
  return (
    <div css={styles.page} data-layout={layout} data-picture={backgrounds.length > 0 ? '' : undefined}>
      <div css={styles.picture}>
        <CoverPicture />
      </div>
      <p css={styles.credit}>{credit || eyebrow}</p>
      <div css={styles.title}>
        <HeroNames css={styles.names} />
        {note && (
          <p css={styles.note} data-brief={isBrief || undefined}>
            <Arrow to="up" />
            <span>{note}</span>
          </p>
        )}
      </div>
      <div css={styles.column}>
        <RunningTime />
        {day && (
          <p>
            <time dateTime={day.dateTime}>{day.full}</time>
          </p>
        )}
        {place && <p>{place}</p>}
      </div>
      <Folio of="hero" css={styles.folio} />
    </div>
  );
}
