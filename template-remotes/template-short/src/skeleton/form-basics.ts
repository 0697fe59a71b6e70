import { css } from '@emotion/react';
import { formBasics as everyForm } from '@janur/template-parts';

/** What both forms need under their look: controls without a box, choices beside their marks, faults that stand out. */
export const formBasics = css(everyForm, {
  '& :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
    padding: '8px 2px',
    border: 0,
    background: 'transparent',
  },
  '&& select': {
    appearance: 'none',
    paddingRight: 28,
    background:
      'linear-gradient(45deg, #0000 50%, currentColor 50%) right 13px center / 8px 8px no-repeat, linear-gradient(-45deg, #0000 50%, currentColor 50%) right 5px center / 8px 8px no-repeat',
  },
  '& [data-part="choices"]': { gap: 0 },
  '& [data-part="choice"]': { display: 'flex', minHeight: 0, padding: 0, textAlign: 'start' },
  '& [data-part="error"]:not(:empty)': { fontWeight: 600 },
  '& [data-part="error"]:not(:empty)::before': { content: '"! "' },
  '& [data-invalid]': { paddingLeft: 14, boxShadow: 'inset 4px 0 0 currentColor' },
});
