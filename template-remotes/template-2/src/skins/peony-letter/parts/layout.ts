import { css } from '@emotion/react';
import { below } from '@janur/kit';
import { DESKTOP } from '@janur/template-parts';

/** A section's column. */
export const column = css({
  position: 'relative',
  width: 'min(560px, 100%)',
  marginInline: 'auto',
  padding: 'var(--gap-section) 22px',
  [`@media ${below('phone')}`]: { paddingInline: 14 },
  [DESKTOP]: { width: 'min(1180px, 100% - 96px)', padding: 'var(--gap-section) 0' },
});

/** A heading in the middle of its column. */
export const middle = css({ textAlign: 'center', '& h2': { marginInline: 'auto' } });
