import { css } from '@emotion/react';

export const middle = css({ textAlign: 'center', '& h2': { marginInline: 'auto' } });
