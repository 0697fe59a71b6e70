import { css } from '@emotion/react';
import { CJK, DESKTOP, HealthSection } from '@janur/template-parts';
import { column, goldButton } from '../parts/layout.ts';
import { HouseRule } from '../drawings/house-rule.tsx';
import { sheet } from '../parts/sheet.ts';

const card = css({
  padding: 5,
  border: '3px solid var(--ink)',
  color: 'var(--ink)',
  '& > div': { border: '1.5px solid var(--ink)' },
});
const rating = css({
  display: 'flex',
  alignItems: 'stretch',
  borderBottom: '1.5px solid var(--ink)',
  '& > svg': { flex: 'none', width: 92, padding: 14, borderRight: '1.5px solid var(--ink)', [DESKTOP]: { width: 120 } },
  '& h2': {
    alignSelf: 'center',
    minWidth: 0,
    padding: '12px 14px',
    fontSize: 'clamp(1.875rem, 9.600vw, 3.25rem)',
    lineHeight: 0.95,
    color: 'var(--title)',
    hyphens: 'auto',
    [CJK]: { fontSize: '1.625rem' },
  },
});
const rules = css({
  padding: '16px 14px 18px',
  '& [data-part="open"]': { ...goldButton, width: '100%', minHeight: 54 },
  '& [data-part="dialog"]': { ...sheet, margin: 'auto auto 0', width: 'min(560px, 100vw)' },
  '& [data-part="text"]': { font: '400 1rem/1.45 var(--font-body)' },
  '& [data-part="rules"]': {
    display: 'grid',
    gap: '14px 18px',
    [DESKTOP]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    marginTop: 16,
  },
  '& [data-part="rule"]': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    font: '700 1rem/1.25 var(--font-body)',
    textAlign: 'start',
    overflowWrap: 'break-word',
    hyphens: 'auto',
    '& > *': { flex: 'none' },
  },
  '& [data-part="icon"] svg': { width: 52, height: 52 },
});

/** The rules on a rating card. */
export const Health = () => (
  <HealthSection
    page={({ title, children }) => (
      <div css={column}>
        <div css={card}>
          <div>
            <div css={rating}>
              <svg
                viewBox="0 0 48 48"
                fill="none"
                stroke="currentColor"
                strokeWidth="3"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path d="M24,4C31,9 37,10 43,9C44,25 38,38 24,45C10,38 4,25 5,9C11,10 17,9 24,4ZM24,15V33M15,24H33" />
              </svg>
              <h2>{title}</h2>
            </div>
            {children}
          </div>
        </div>
      </div>
    )}
    rules={rules}
    icon={(rule) => <HouseRule rule={rule} />}
  />
);
