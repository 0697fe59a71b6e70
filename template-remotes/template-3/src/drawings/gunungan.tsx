import { Gold } from './gold.tsx';
import { GUNUNGAN } from './gunungan-path.ts';

/** Trunk, ukel scrolls and the gate at the foot: the right half of the tree of life. */
const HALF = [
  'M4,70C30,66 52,40 44,18C38,4 20,8 22,22C24,32 36,30 34,20M4,70C44,84 86,60 84,28C82,8 60,6 58,22C57,32 68,36 71,27',
  'M4,22C24,16 40,-6 34,-26C30,-38 14,-36 16,-24C17,-16 26,-17 25,-24M4,22C34,30 66,8 66,-18C66,-34 48,-36 47,-24C46,-15 56,-13 58,-20',
  'M4,-28C18,-34 30,-52 24,-68C20,-77 9,-75 10,-66C11,-60 18,-61 17,-67M4,-28C26,-26 48,-42 46,-62C45,-72 33,-72 33,-63C33,-57 40,-56 41,-61',
  'M3,-78C12,-84 20,-98 15,-108C12,-114 5,-112 6,-106M3,-78C16,-78 30,-88 28,-100M2,-118C8,-124 12,-134 8,-142',
  'M84,28C98,30 104,46 98,58C94,66 84,64 85,56M66,-18C80,-16 88,-2 84,8M46,-62C58,-60 66,-50 64,-40M98,58C108,70 106,92 92,104',
  'M96,92C80,112 60,116 48,112C60,108 66,98 62,90C56,100 44,104 34,100M52,148C64,140 70,128 66,120C74,124 82,136 84,150',
  'M0,168H84M0,158H70V148H0M0,148H58V138H0M0,138H46V118M0,96L30,112H46V118H0M0,104L16,113M14,138V120M28,138V120',
];
const TRUNK = 'M4,118C6,60 4,0 3,-60C3,-110 2,-140 0,-166';

/** Room for the halo of dots and the finial. */
export const GUNUNGAN_BOX = '-130 -216 260 398';

interface GununganProps {
  id: string;
  className?: string;
  /** Without its tree there is room inside for a picture. */
  isHollow?: boolean;
}

/** The golden gate of the story. Its group `id` can be used again by `<use>` on the same page. */
export function Gunungan({ id, className, isHollow = false }: GununganProps) {
  const gold = `url(#${id}-gold)`;
  return (
    <svg className={className} viewBox={GUNUNGAN_BOX} aria-hidden="true" focusable="false">
      <Gold id={`${id}-gold`} />
      <g id={id} fill="none" stroke={gold} strokeLinecap="round">
        <path d={GUNUNGAN} fill="var(--soga-deep)" fillOpacity=".5" strokeWidth="3.4" />
        <path d={GUNUNGAN} strokeWidth="1.1" transform="translate(0,4) scale(.93 .945)" />
        <path d={GUNUNGAN} strokeWidth="4" strokeDasharray="0 9" transform="translate(0,2) scale(1.055 1.045)" />
        {!isHollow && (
          <>
            <g id={`${id}-half`}>
              <path d={TRUNK} strokeWidth="3" />
              {HALF.map((scroll) => (
                <path key={scroll} d={scroll} strokeWidth="2.2" />
              ))}
            </g>
            <use href={`#${id}-half`} transform="scale(-1,1)" />
          </>
        )}
        <path d="M0,-214l6,11-6,11-6-11Z" fill={gold} stroke="none" />
      </g>
    </svg>
  );
}

/** The same gunungan once more. */
export function GununganAgain({ of, className }: { of: string; className?: string }) {
  return (
    <svg className={className} viewBox={GUNUNGAN_BOX} aria-hidden="true" focusable="false">
      <use href={`#${of}`} />
    </svg>
  );
}
