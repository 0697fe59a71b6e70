import { css } from '@emotion/react';
import { Backdrop, RsvpForm, useBanner } from '@janur/kit';
import { formBasics, useRsvpWords } from '@janur/template-parts';
import { Heading } from '../parts/heading.tsx';
import { goldButton, outlineButton, room } from '../parts/layout.ts';
import { pradaFrame } from './host.tsx';

/** Plain, on the green of the fields; what is written stands on paper. */
const field = css({
  color: 'var(--on-primary)',
  '--focus': 'var(--on-primary)',
  background: 'var(--primary)',
});
const banner = css(pradaFrame, { position: 'relative', aspectRatio: '3 / 2', marginBottom: 34 });
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

/** Who comes; with WISH_ONLY it is titled for wishes. */
export function Rsvp() {
  const picture = useBanner('SECTION_RSVP_BANNER');
  const { eyebrow, title } = useRsvpWords();
  return (
    <div css={[room, field]}>
      <Heading tone="green" line={eyebrow}>
        {title}
      </Heading>
      {picture && (
        <div css={banner}>
          <Backdrop picture={picture} sizes="(min-width: 992px) 620px, 88vw" />
        </div>
      )}
      <RsvpForm css={form} />
    </div>
  );
}
