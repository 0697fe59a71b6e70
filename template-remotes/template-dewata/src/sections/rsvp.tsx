import { css } from '@emotion/react';
import { formBasics, RsvpSection } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { goldButton, outlineButton, room } from '../parts/layout.ts';
import { Banner } from '../parts/page.tsx';

/** Plain, on the green of the fields; what is written stands on paper. */
const field = css({
  color: 'var(--on-primary)',
  '--focus': 'var(--on-primary)',
  background: 'var(--primary)',
});
const notice = {
  padding: '14px 16px',
  boxShadow: 'inset 0 0 0 1.5px currentColor',
  font: '700 1rem/1.45 var(--font-body)',
} as const;
const form = css(formBasics, {
  gap: 22,
  font: '500 1.0625rem/1.45 var(--font-body)',
  '& [data-part="label"]': { marginBottom: 8, font: '700 1rem/1.4 var(--font-body)' },
  '& :is(input:not([type="radio"], [type="checkbox"]), textarea, select)': {
    minHeight: 52,
    padding: '12px 14px',
    border: 0,
    color: 'var(--ink)',
    background: 'var(--base)',
    font: '500 1.0625rem/1.4 var(--font-body)',
  },
  '& textarea': { minHeight: 128 },
  '& [data-part="choice"]': { boxShadow: 'inset 0 0 0 1.5px currentColor', fontWeight: 700 },
  '& [data-part="choice"][data-selected]': { color: 'var(--ink)', background: 'var(--base)' },
  '& [data-part="submit"]': { ...goldButton, minHeight: 58, fontSize: '1.0625rem' },
  '& [data-part="error"]:not(:empty)': { fontWeight: 800 },
  '& [data-part="error"]:not(:empty)::before': { content: '"✕ " / ""' },
  '& [data-invalid]': { paddingLeft: 12, borderLeft: '3px solid currentColor' },
  '& :is([data-part="error-summary"], [data-part="failed"], [data-part="waiting"], [data-part="answered"])': notice,
  '& :is([data-part="failed"], [data-part="waiting"]) button': outlineButton,
});

/** The form on green. */
export const Rsvp = () => (
  <RsvpSection
    page={({ title, above, children }) => (
      <div css={[room, field]}>
        <Heading tone="green" line={above}>
          {title}
        </Heading>
        {children}
      </div>
    )}
    form={form}
    banner={(picture) => <Banner css={{ marginBottom: 34 }} picture={picture} />}
  />
);
