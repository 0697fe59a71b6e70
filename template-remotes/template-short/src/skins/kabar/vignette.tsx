import { css } from '@emotion/react';
import cake from '../../assets/kabar-cake.svg';
import { stencil } from '../../skeleton/stencil.ts';

const cut = css(stencil(cake, 'var(--ink)'));

interface VignetteProps {
  hosts: number;
  className?: string;
}

/** Engraved rings; for a single host a cake. */
export function Vignette({ hosts, ...style }: VignetteProps) {
  return hosts === 1 ? <span css={cut} {...style} aria-hidden="true" /> : <Rings {...style} />;
}

/** In the page's own markup: a picture for the mask is a document more before the first paint. */
function Rings(style: { className?: string }) {
  return (
    <svg {...style} viewBox="-30 -27 60 44" fill="none" aria-hidden="true">
      {[-9, 9].map((x) => (
        <g key={x}>
          <circle cx={x} r="14" stroke="var(--ink)" strokeWidth="4.4" />
          <circle cx={x} r="14" stroke="var(--base)" strokeWidth="1.8" strokeDasharray="1 1.6" />
        </g>
      ))}
      <path d="M9,-25l6,5-6,6-6-6z" fill="var(--ink)" />
      <path d="M9,-25v11M3,-20h12" stroke="var(--base)" strokeWidth=".8" />
    </svg>
  );
}
