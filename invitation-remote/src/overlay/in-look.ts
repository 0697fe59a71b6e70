import { css } from '@emotion/react';

/** With `data-invitation`, around what stands beside the page's root and wears its family's own properties: it has no box. */
export const inLook = css({ display: 'contents' });
