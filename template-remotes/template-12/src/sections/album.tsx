import { AlbumSection } from '@janur/template-parts';
import { bar } from '../parts/type.ts';
import { Block } from '../parts/block.tsx';

/** The photos that guests brought. */
export const Album = () => (
  <AlbumSection page={(words) => <Block title={words.above ?? words.title}>{words.children}</Block>} button={bar} />
);
