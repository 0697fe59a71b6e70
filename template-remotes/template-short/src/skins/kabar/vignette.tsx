import { css } from '@emotion/react';
import cake from '../../assets/kabar-cake.svg';
import rings from '../../assets/kabar-rings.svg';

const cut = css({ maskRepeat: 'no-repeat', maskSize: '100% 100%', background: 'var(--ink)' });

/** Engraved rings; for a single host a cake. */
export function Vignette({ hosts, className }: { hosts: number; className?: string }) {
  return (
    <span
      css={cut}
      className={className}
      style={{ maskImage: `url("${hosts === 1 ? cake : rings}")` }}
      aria-hidden="true"
    />
  );
}
