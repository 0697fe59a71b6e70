/** A birthday's candle under its star, 40 × 70. */
export function Candle({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 70" fill="none" aria-hidden="true">
      <path d="M14,24h12v44h-12z" fill="#22346f" stroke="#cfd9fb" strokeWidth="1.1" />
      <path d="M14,34l12,-7M14,46l12,-7M14,58l12,-7M16,68l10,-6" stroke="#f4ebcb" strokeWidth="1.1" />
      <path d="M20,24v-9" stroke="#e8edff" strokeWidth="1.2" />
      <path d="M4,69q16,-3 32,0" stroke="#cfd9fb" strokeWidth="1.1" strokeLinecap="round" />
    </svg>
  );
}
