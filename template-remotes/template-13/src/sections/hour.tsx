import { clockOf } from './almanac.ts';
import { when } from './entry-styles.ts';

/** When an entry begins, large, over the rest of its time; empty for times that have no such head. */
export function Hour({ time, startsAt }: { time: string | null; startsAt: string | null }) {
  const begins = clockOf(time);
  return (
    <p css={when}>
      {begins && (
        <time dateTime={startsAt ?? undefined}>
          <b>{begins.clock}</b>
          {begins.rest && <small>{begins.rest}</small>}
        </time>
      )}
    </p>
  );
}
