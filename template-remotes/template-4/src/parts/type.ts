import { CJK } from '@janur/template-parts';

/** Small sans: captions, folios, credits. */
export const caption = { font: '500 .8125rem/1.35 var(--font-body)', letterSpacing: '.01em' } as const;

/** The hand of the editor. */
export const hand = {
  font: '400 1.75rem/1.05 var(--font-script)',
  color: 'var(--title)',
  [CJK]: { fontSize: '1.125rem', lineHeight: 1.35 },
} as const;

/** Words as a link: a line under them, and room for a thumb around. */
export const textLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 48,
  minWidth: 44,
  padding: 0,
  border: 0,
  font: '500 1rem/1.2 var(--font-body)',
  color: 'var(--ink)',
  background: 'none',
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: 7,
  cursor: 'pointer',
} as const;

export const solidButton = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 58,
  padding: '12px 20px',
  border: 0,
  borderRadius: 0,
  textAlign: 'start',
  font: '500 1.0625rem/1.2 var(--font-body)',
  color: 'var(--on-primary)',
  background: 'var(--primary)',
  boxShadow: 'inset 0 0 0 1px var(--ink)',
  cursor: 'pointer',
} as const;
