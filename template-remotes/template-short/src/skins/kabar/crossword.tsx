import { css } from '@emotion/react';
import { useCouple, useIsBirthday, useTexts, useVisibleSections } from '@janur/kit';
import { crossing } from './crossing.ts';

const SIZE = 20;

const place = css({
  position: 'relative',
  gridArea: 'cross',
  alignSelf: 'center',
  justifySelf: 'center',
  display: 'grid',
  placeContent: 'center',
  minHeight: 44,
  minWidth: 44,
  width: '100%',
  '& svg': { width: '100%', height: 'auto', maxHeight: 'calc(116 * var(--v))' },
});

const over = css({ position: 'absolute', inset: 0 });

/** The names as a crossword, or a birthday's name and the party, for the eye; it leads to the hosts' thanks. */
export function Crossword() {
  const { t } = useTexts();
  const { names } = useCouple();
  const isBirthday = useIsBirthday();
  const hasThanks = useVisibleSections().includes('footer');
  return (
    <div css={place}>
      <Drawing names={isBirthday ? [...names, t('nav.party').split(' ').at(-1) ?? ''] : names} />
      {hasThanks && <a css={over} href="#footer" aria-label={t('footer.thanks')} />}
    </div>
  );
}

function Drawing({ names }: { names: readonly string[] }) {
  const { cells, columns, rows } = crossing(names);
  return (
    <svg viewBox={`-1 -1 ${columns * SIZE + 2} ${rows * SIZE + 2}`} aria-hidden="true">
      <rect width={columns * SIZE} height={rows * SIZE} fill="var(--ink)" />
      {cells.map(({ x, y, letter, isShared }) => (
        <g key={`${x} ${y}`} transform={`translate(${x * SIZE} ${y * SIZE})`}>
          <rect width={SIZE} height={SIZE} fill="var(--white)" stroke="var(--ink)" />
          <text
            x={SIZE / 2}
            y={SIZE * 0.78}
            textAnchor="middle"
            fontFamily="var(--font-heading)"
            fontWeight="700"
            fontSize={SIZE * 0.7}
            fill={isShared ? 'var(--red)' : 'var(--title)'}
          >
            {letter}
          </text>
        </g>
      ))}
    </svg>
  );
}
