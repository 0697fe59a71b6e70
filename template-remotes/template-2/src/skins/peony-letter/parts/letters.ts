/** Names and titles in the script, a hair bolder than it is cut. */
export const script = {
  fontFamily: 'var(--font-script)',
  fontWeight: 400,
  // its own space is narrower than its swashes
  wordSpacing: '.15em',
  WebkitTextStroke: '.4px currentColor',
} as const;

/** The small spaced capitals above titles. */
export const caps = {
  font: '500 .8125rem/1.5 var(--font-heading)',
  letterSpacing: '.19em',
  textTransform: 'uppercase',
} as const;
