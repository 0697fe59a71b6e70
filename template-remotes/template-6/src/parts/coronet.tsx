import { Art } from '@janur/template-parts';
import avif from '../assets/coronet.avif';
import webp from '../assets/coronet.webp';

export function Coronet({ isLazy, ...style }: { className?: string; isLazy?: boolean }) {
  return <Art avif={avif} webp={webp} width={132} height={136} {...style} {...(isLazy && { loading: 'lazy' })} />;
}
