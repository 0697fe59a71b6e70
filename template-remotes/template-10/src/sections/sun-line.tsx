import { css } from '@emotion/react';
import { type EventView, formatDate, useSettings, useTexts } from '@janur/kit';
import sea from '../assets/sun.svg';
import { coordinatesOf } from '../parts/coordinates.ts';
import { sunTime } from '../parts/sun.ts';
import { settings } from '../settings.ts';

export const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  marginTop: 12,
  font: '500 .9375rem/1.35 var(--font-body)',
  '& img': { flex: '0 1 150px', minWidth: 96, height: 40, objectFit: 'cover' },
  '& img[data-kind="sunrise"]': { transform: 'scaleX(-1)' },
  '& span': { flex: '1 1 120px', hyphens: 'auto' },
  '& strong': { display: 'block', fontWeight: 700 },
});

/** When the sun rises or sets on that day at that place; nothing where the link to the map does not say where it is. */
export function SunLine({ event }: { event: EventView }) {
  const { t, locale } = useTexts();
  const { sun_time: isShown } = useSettings(settings);
  const place = coordinatesOf(event.mapsUrl);
  const sun = isShown && place && event.startsAt ? sunTime(new Date(event.startsAt), place) : null;
  if (!sun) return null;
  return (
    <p css={line}>
      <img src={sea} alt="" width="150" height="40" loading="lazy" draggable={false} data-kind={sun.kind} />
      <span>
        {t(`events.${sun.kind}`)}
        <strong>
          {formatDate('time', { instant: new Date(sun.at).toISOString(), timeZone: event.source.timezone, locale })}
        </strong>
      </span>
    </p>
  );
}
