import { css } from '@emotion/react';
import {
  Countdown,
  HeroBackgrounds,
  longestWord,
  nameSize,
  useAddressedGuest,
  useCouple,
  useDay,
  useEyebrow,
  useHero,
  useSettings,
  useTexts,
} from '@janur/kit';
import { Garland } from '../parts/garland.tsx';
import { column } from '../parts/look.ts';
import { Names } from '../parts/names.tsx';
import { settings } from '../settings.ts';
import { DESKTOP } from '../skin.ts';

const SIZES = { short: '4.25rem', medium: '3.375rem', long: '2.5rem', huge: '2rem' } as const;

/** As on the opening: no name breaks on a small phone. */
const fitting = (names: readonly string[]) =>
  `max(1.5rem, min(${SIZES[nameSize(names)]}, calc((100vw - 48px) / ${longestWord(names) * 0.58})))`;

const hero = css({ display: 'grid', justifyItems: 'center', gap: 20, paddingTop: 40, textAlign: 'center' });
const leaves = css({ width: 'min(86%, 360px)', marginBottom: -16 });
const picture = css({
  position: 'relative',
  width: '100%',
  aspectRatio: '4 / 5',
  maxWidth: 420,
  overflow: 'hidden',
  borderRadius: '999px 999px 24px 24px',
  background: 'var(--third)',
  [DESKTOP]: { maxWidth: 460 },
});
const countdown = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 8,
  width: '100%',
  maxWidth: 420,
  '& > span': { display: 'grid', padding: '14px 4px', borderRadius: 14, background: 'var(--third)' },
  '& > span > :first-of-type': {
    font: '500 2rem/1.1 var(--font-heading)',
    color: 'var(--title-on-third)',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& > span > :last-of-type': { color: 'var(--ink-on-third)', fontSize: '1rem', lineHeight: 1.2 },
});

/** Names, day and countdown under the garland; the couple's pictures in an arch. */
export function Hero() {
  const { names, joiner } = useCouple();
  const { backgrounds } = useHero();
  const { garland } = useSettings(settings);
  const eyebrow = useEyebrow();
  const day = useDay();
  const guestName = useAddressedGuest();
  const { t } = useTexts();
  return (
    <div css={[column, hero]}>
      {garland !== 'none' && <Garland css={leaves} />}
      <p>{eyebrow}</p>
      <h1 style={{ fontSize: fitting(names) }}>
        <Names names={names} joiner={joiner} />
      </h1>
      {day && <time dateTime={day.dateTime}>{day.full}</time>}
      {backgrounds.length > 0 && (
        <div css={picture}>
          <HeroBackgrounds sizes="(min-width: 767px) 460px, 90vw" />
        </div>
      )}
      {guestName && (
        <p>
          {t('opening.to')} <strong>{guestName}</strong>
        </p>
      )}
      <Countdown css={countdown}>
        {({ units }) =>
          units.map(({ unit, value, label }) => (
            <span key={unit}>
              <span>{value}</span>
              <span>{label}</span>
            </span>
          ))
        }
      </Countdown>
      {garland === 'full' && <Garland css={{ width: 'min(60%, 240px)', transform: 'scaleY(-1)' }} />}
    </div>
  );
}
