import { css } from '@emotion/react';
import { DESKTOP, HealthSection } from '@janur/template-parts';
import { prose, ruledButton, smallCaps, spread } from '../parts/layout.ts';
import { leaf } from '../parts/sheet.ts';

const section = css({ paddingBlock: 36, [DESKTOP]: { paddingBlock: 56, '& > *': { gridColumn: 2 } } });
/** The short rule that printers set over a footnote. */
const title = css(smallCaps, {
  fontSize: '1.0625rem',
  '&::before': { content: '""', display: 'block', width: 96, marginBottom: 14, borderTop: '1px solid var(--title)' },
});
const MARKS = ['*', '†', '‡', '§'];

const notes = css({
  marginTop: 8,
  '& [data-part="open"]': { ...ruledButton, marginTop: 8 },
  '& [data-part="dialog"]': { ...leaf, width: 'min(560px, 100vw)', margin: 'auto auto 0', borderWidth: '1.5px 0 0' },
  '& [data-part="text"]': { ...prose, lineHeight: 1.4 },
  '& [data-part="rules"]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(210px, 1fr))',
    gap: '12px 20px',
    marginTop: 16,
    textAlign: 'start',
  },
  '& [data-part="rule"]': {
    display: 'grid',
    gridTemplateColumns: '14px 34px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: 8,
    font: '400 1.0625rem/1.35 var(--font-body)',
    '&::before': { alignSelf: 'start', font: '400 1.25rem/1.2 var(--font-body)', color: 'var(--ink)' },
  },
  ...Object.fromEntries(
    MARKS.map((mark, index) => [
      `& [data-part="rule"]:nth-of-type(${index + 1})::before`,
      { content: `"${mark}" / ""` },
    ]),
  ),
  '& [data-part="icon"] svg': { width: 34, height: 34, strokeWidth: 1.6 },
  '& [data-part="icon"]': { color: 'var(--title)' },
});

/** Four footnotes; with MODAL1 in a sheet behind a button. */
export const Health = () => (
  <HealthSection
    page={({ title: words, children }) => (
      <div css={[spread, section]}>
        <h2 css={title}>{words}</h2>
        {children}
      </div>
    )}
    rules={notes}
  />
);
