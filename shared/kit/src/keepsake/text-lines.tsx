import type { SVGAttributes } from 'react';
import { LEAST, onLines } from './lines.ts';

interface TextLinesProps extends SVGAttributes<SVGTextElement> {
  text: string;
  /** The middle or the beginning of every line, as `textAnchor` has it. */
  x?: number;
  /** The foot of a single line. */
  y: number;
  width: number;
  /** Of a single line, and of several. */
  size: number;
  small?: number;
  /** Lines at most. */
  most?: number;
  /** By how much of their size each further line lets the first one begin higher. */
  lift?: number;
}

/** A name or sentence of a ticket: on one line, or a long one on smaller ones. */
export function TextLines({ text, y, width, size, small, most, lift = 0.5, ...type }: TextLinesProps) {
  const { lines, size: fits } = onLines(text, {
    width,
    size,
    small: small ?? Math.max(LEAST, Math.round(size * 0.58)),
    ...(most !== undefined && { most }),
  });
  return lines.map((line, at) => (
    <text key={at} {...type} y={y + at * fits * 1.06 - (lines.length - 1) * fits * lift} fontSize={fits}>
      {line}
    </text>
  ));
}
