import { css } from '@emotion/react';
import { dotted, formatDate, useTexts } from '@janur/kit';
import type { SkyEvent } from '../sky/evening.ts';
import { Moon } from '../sky/moon.tsx';
import type { Night } from '../sky/use-night.ts';
import { entry } from './entry-styles.ts';
import { Hour } from './hour.tsx';

const words = css({ padding: '3px 0 0 8px', font: '400 1rem/1.35 var(--font-body)', color: 'var(--star)' });

/** When the sun goes, or the moon comes or goes, and over which degree of the horizon. */
export function SkyEntry({ sky, night }: { sky: SkyEvent; night: Night | null }) {
  const { t, locale } = useTexts();
  if (!night) return null;
  const instant = new Date(sky.at).toISOString();
  const time = formatDate('time', { instant, timeZone: night.timeZone, locale });
  const text = dotted([
    t(`sky.${sky.kind}`),
    sky.kind === 'moonrise' && t(`sky.phase.${night.phase.name}`),
    t('sky.azimuth', { degrees: Math.round(sky.azimuth) }),
  ]);
  return (
    <li css={entry} data-kind={sky.kind}>
      <Hour time={time} startsAt={instant} />
      <div data-mark="">{sky.kind === 'sunset' ? <Sun /> : <Moon age={night.phase.age} size={19} />}</div>
      <p css={words}>{text}</p>
    </li>
  );
}

const Sun = () => (
  <svg width="28" height="28" viewBox="-14 -14 28 28" stroke="#ffe3a6" strokeWidth="1.3" aria-hidden="true">
    <circle r="6" fill="#ffe3a6" />
    <path d="M0,-9v-4M0,9v4M-9,0h-4M9,0h4M6.4,-6.4l2.6,-2.6M-6.4,-6.4l-2.6,-2.6M6.4,6.4l2.6,2.6M-6.4,6.4l-2.6,2.6" />
  </svg>
);
