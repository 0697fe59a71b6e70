import { AlbumSection } from '@janur/template-parts';
import { outlineButton } from '../parts/layout.ts';
import { Headed } from '../parts/page.tsx';

/** The photos that guests brought. */
export const Album = () => <AlbumSection page={Headed} button={outlineButton} />;
