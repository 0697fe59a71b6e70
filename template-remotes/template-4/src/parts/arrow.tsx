const PATHS = {
  up: ['0 0 70 60', 'M10,46C24,44 44,34 46,8M38,16L46,6L54,15'],
  down: ['0 0 60 48', 'M54,12C36,8 14,16 10,42M3,33L10,42L18,34'],
  right: ['0 0 84 28', 'M2,20C30,4 56,8 78,16M69,8L79,16.500L67,22'],
} as const;

/** An arrow by hand, beside a note. */
export function Arrow({ to, className }: { to: keyof typeof PATHS; className?: string }) {
  const [field, path] = PATHS[to];
  const [, , width, height] = field.split(' ');
  return (
    <svg
      className={className}
      viewBox={field}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
