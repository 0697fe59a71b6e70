/** A label of silk with a line inside its edge. */
export const solidButton = {
  display: 'grid',
  placeContent: 'center',
  minHeight: 48,
  padding: '10px 14px',
  font: '500 1rem/1.2 var(--font-heading)',
  letterSpacing: '.02em',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  color: 'var(--on-primary)',
  background: 'var(--primary)',
  boxShadow:
    'inset 0 0 0 3px var(--primary), inset 0 0 0 4px color-mix(in oklab, var(--on-primary) 50%, var(--primary))',
  border: 0,
  borderRadius: 0,
  cursor: 'pointer',
} as const;

export const outlineButton = {
  ...solidButton,
  color: 'inherit',
  background: 'transparent',
  boxShadow: 'inset 0 0 0 1px currentColor',
} as const;
