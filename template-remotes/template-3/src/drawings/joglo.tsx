import { useId } from 'react';
import { Gold } from './gold.tsx';

const PILLARS = [44, 96, 140, 248, 292, 344];

/** The roofline of a joglo with its pillars and steps, 390 wide. */
export function Joglo({ className }: { className?: string }) {
  const id = useId();
  const gold = `url(#${id})`;
  return (
    <svg className={className} viewBox="0 0 390 220" aria-hidden="true" focusable="false">
      <Gold id={id} />
      <g fill="var(--soga-deep)">
        <path d="M136,40Q142,46 150,44H240Q248,46 254,40L282,92H108Z" />
        <path d="M108,92H282Q300,108 352,124H38Q90,108 108,92Z" />
        <path d="M38,124H352Q372,136 392,140V150H-2V140Q18,136 38,124Z" />
        {PILLARS.map((at) => (
          <path key={at} d={`M${at - 4},150h8v44h4v6h-16v-6h4Z`} />
        ))}
        <path d="M20,200H370V208H20ZM4,208H386V214H4ZM-4,214H394V224H-4Z" />
      </g>
      <g fill="none" stroke={gold} strokeWidth="1.8">
        <path d="M136,40Q142,46 150,44H240Q248,46 254,40L282,92Q300,108 352,124Q372,136 392,140M136,40L108,92Q90,108 38,124Q18,136 -2,140" />
        <path d="M110,91H280M40,123H350" strokeWidth="1.1" />
        <path d="M-2,146H392M20,200H370M4,208H386" strokeWidth="1" strokeOpacity=".8" />
        <path d="M4,143H388" strokeWidth="3" strokeLinecap="round" strokeDasharray="0 9" />
      </g>
      <path
        d="M148,46L122,90M168,46L156,90M222,46L234,90M242,46L268,90M195,46V90M128,96L64,121M160,96L132,121M230,96L258,121M262,96L326,121M195,96V121"
        stroke="var(--gold-3)"
        strokeOpacity=".35"
      />
      <radialGradient id={`${id}-lamp`}>
        <stop stopColor="var(--gold-1)" stopOpacity=".75" />
        <stop offset="1" stopColor="var(--gold-2)" stopOpacity="0" />
      </radialGradient>
      <ellipse cx="195" cy="176" rx="92" ry="26" fill={`url(#${id}-lamp)`} />
    </svg>
  );
}
