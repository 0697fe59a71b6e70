import { FONT_TITLE, ledger, ledgerLight } from './tokens.ts';

const LINE = '#FFF4E9';

/** The open envelope of the login, drawn for a brand-coloured ground. Decoration only. */
export function Envelope() {
  return (
    <svg viewBox="-156 -134 312 296" aria-hidden="true" css={{ display: 'block', width: '100%', height: 'auto' }}>
      <g fill="none" stroke={LINE} strokeWidth={2.4} strokeLinejoin="round" strokeLinecap="round">
        <path d="M-150,-14H150V150a8,8 0 0 1-8,8H-142a8,8 0 0 1-8-8Z" />
        <path d="M-150,-14L-9,-122Q0,-129 9,-122L150,-14Z" fill={ledger.accent} stroke={ledger.accent} />
        <path d="M-112,110V-74H112V110" fill="#FFFDF9" stroke={ledger.onAccent} strokeWidth={2} />
        <text y={26} textAnchor="middle" fontFamily={FONT_TITLE} fontSize={112} fill={ledgerLight.brand} stroke="none">
          &amp;
        </text>
        <path d="M-150,-14L-26,74Q0,92 26,74L150,-14V150a8,8 0 0 1-8,8H-142a8,8 0 0 1-8-8Z" fill={ledger.panel} />
        <path d="M-147,154L-38,66M147,154L38,66" opacity={0.7} />
      </g>
    </svg>
  );
}
