import { FONT_TITLE, ledger } from './tokens.ts';

/** The leaf and the name. Takes the text's colour; the leaf stays apricot. */
export function Logo({ size = 30 }: { size?: number }) {
  return (
    <span
      css={{ display: 'inline-flex', alignItems: 'center', gap: size * 0.28, lineHeight: 1 }}
      style={{ fontFamily: FONT_TITLE, fontSize: size }}
    >
      <svg width={size * 0.88} height={size * 0.94} viewBox="0 0 26 28" aria-hidden="true">
        <path
          d="M2,26C2,12 11,3 24,2C24,15 16,25 2,26Z"
          fill={ledger.accent}
          stroke={ledger.brand}
          strokeWidth={0.6}
          strokeLinejoin="round"
        />
        <path d="M2,26C7,19 13,12 19,7" fill="none" stroke={ledger.brand} strokeWidth={1.7} strokeLinecap="round" />
      </svg>
      Janur
    </span>
  );
}
