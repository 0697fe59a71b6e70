import { css } from '@emotion/react';
import { useCouple, useEvents, useIsBirthday, useTexts, useVisibleSections } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';
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
  '& svg': { width: '100%', height: 'auto', maxHeight: 'calc(106 * var(--v))' },
  [DESKTOP]: { '& svg': { maxHeight: 'calc(112 * var(--v))' } },
});

const over = css({ position: 'absolute', inset: 0 });

/** The names and what one reads of on the page as a crossword, for the eye; it leads to the hosts' thanks. */
export function Crossword() {
  const { t } = useTexts();
  const { names, hosts } = useCouple();
  const events = useEvents();
  const isBirthday = useIsBirthday();
  const hasThanks = useVisibleSections().includes('footer');
  const own = isBirthday ? [...names, t('nav.party_alone').split(' ').at(-1) ?? ''] : names;
  const others = [
    ...events.flatMap(({ title, location, street }) => [title, location, street]),
    ...hosts.map(({ fullName }) => fullName),
  ].flatMap((text) => text?.match(/\p{L}{3,}/gu) ?? []);
  return (
    <div css={place}>
      <Drawing names={own} others={others} />
      {hasThanks && <a css={over} href="#footer" aria-label={t('footer.thanks')} />}
    </div>
  );
}

function Drawing({ names, others }: { names: readonly string[]; others: readonly string[] }) {
  const { cells, columns, rows } = crossing(names, others);
  // two long words alone would stand in a wall of black
  const isDense = cells.length > columns * rows * 0.36;
  return (
    <svg viewBox={`-1 -1 ${columns * SIZE + 2} ${rows * SIZE + 2}`} aria-hidden="true">
      {isDense && <rect width={columns * SIZE} height={rows * SIZE} fill="var(--ink)" />}
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
