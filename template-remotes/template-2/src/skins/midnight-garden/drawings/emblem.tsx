import { Gold } from './gold.tsx';

/** The moon that holds a flame. Every drawing of it in a page needs an `id` of its own: a gradient in a hidden one is lost. */
export function Emblem({ id, className }: { id: string; className?: string }) {
  return (
    <svg className={className} width="44" height="40" viewBox="-22 -20 44 40" aria-hidden="true">
      <Gold id={id} />
      <path d="M9,-15A15.5,15.5 0 1 0 14,8A12.5,12.5 0 1 1 9,-15Z" fill={`url(#${id})`} />
      <path d="M5,-9C10,-3 11,1 8.6,5C7.6,6.6 5.4,7.2 3.6,6C1,4 2.4,0 5,-9Z" fill="#ffe9b0" />
      <path d="M5.6,0C7.2,2.4 7,4.4 5.6,5.2C4.2,4.6 4.2,2.6 5.6,0Z" fill="#d9843a" />
    </svg>
  );
}
