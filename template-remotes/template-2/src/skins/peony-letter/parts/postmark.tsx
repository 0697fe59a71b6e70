import { css } from '@emotion/react';
import { useId } from 'react';
import { Wave } from './wave.tsx';

const mark = css({
  position: 'relative',
  display: 'block',
  color: 'var(--title)',
  opacity: 0.86,
  pointerEvents: 'none',
});
const ring = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  fontFamily: 'var(--font-heading)',
  fontWeight: 600,
  textAnchor: 'middle',
  textTransform: 'uppercase',
});
const wave = css({ position: 'absolute', left: '100%', top: '40%', width: '117%', height: 'auto', opacity: 0.7 });

/** So many letters stand around the ring at its full size. */
const AROUND = 24;

interface PostmarkProps {
  /** Written around. */
  around: string;
  lines: readonly (string | null | undefined)[];
  /** The cancelling lines at its right. */
  isCancelling?: boolean;
  className?: string;
}

/** A postmark: words around a ring and up to three lines in its middle. Only drawn: say its words elsewhere. */
export function Postmark({ around, lines, isCancelling = false, className }: PostmarkProps) {
  const id = useId();
  const letters = [...around].length + 3;
  const times = Math.max(1, Math.floor(AROUND / letters));
  const text = `${around} ✦ `.repeat(times);
  const size = Math.min(11, (9.5 * AROUND) / (letters * times));
  return (
    <span css={mark} className={className} aria-hidden="true">
      <svg css={ring} viewBox="-46 -46 92 92" fill="currentColor">
        <circle r="44" fill="none" stroke="currentColor" strokeWidth="2" />
        <circle r="29" fill="none" stroke="currentColor" strokeWidth="1.2" />
        <path id={id} d="M-34,0a34,34 0 1 1 68,0a34,34 0 1 1 -68,0" fill="none" />
        <text fontSize={size} textLength="210" style={{ textAnchor: 'start' }}>
          <textPath href={`#${id}`} textLength="210">
            {text}
          </textPath>
        </text>
        {lines.map((line, index) => (
          <text key={index} y={[-9, 7, 19][index]} fontSize={index === 1 ? 15 : 10}>
            {line}
          </text>
        ))}
      </svg>
      {isCancelling && <Wave css={wave} width={108} />}
    </span>
  );
}
