/** A gilt lozenge with a dot, as it stands where engraved rules cross. */
export const diamond = {
  content: '""',
  position: 'absolute',
  width: 10,
  height: 10,
  border: '1.4px solid var(--gilt)',
  background: 'radial-gradient(circle, var(--gilt) 1.9px, var(--base) 2.3px)',
  transform: 'translate(-50%, -50%) rotate(45deg)',
} as const;
