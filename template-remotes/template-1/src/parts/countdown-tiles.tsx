import { css } from '@emotion/react';
import type { CountdownView } from '@janur/kit';

const row = css({ display: 'flex', gap: 'clamp(5px, 2.3vw, 10px)', maxWidth: 480, marginInline: 'auto' });
const over = css({ padding: '10px 0 20px', textAlign: 'center', font: '400 1.5rem/1.3 var(--font-heading)' });
const tile = css({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'end',
  gap: 4,
  height: 92,
  padding: '0 2px 12px',
  '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& b': { position: 'relative', font: '400 clamp(1.5rem, 7.8vw, 2rem)/1 var(--font-heading)' },
  '& span': {
    position: 'relative',
    font: '500 clamp(.75rem, 3.5vw, .875rem)/1.1 var(--font-body)',
  },
});

/** Four niches in clay. After the day they give way to its words. */
export function CountdownTiles({ view }: { view: CountdownView }) {
  if (view.isOver) return <p css={over}>{view.text}</p>;
  return (
    <div css={row} aria-hidden="true">
      {view.units.map(({ unit, value, label }) => (
        <div key={unit} css={tile}>
          <svg viewBox="0 0 78 92" preserveAspectRatio="none">
            <path d="M1,92V39A38,38 0 0 1 77,39V92Z" fill="var(--clay-7)" />
            <path d="M9,92V50A34,34 0 0 1 76,42V92Z" fill="var(--deep)" />
            <path d="M1,92V39A38,38 0 0 1 77,39V92" fill="none" stroke="var(--clay-3)" strokeWidth="1.4" />
          </svg>
          <b>{value}</b>
          <span>{label}</span>
        </div>
      ))}
    </div>
  );
}
