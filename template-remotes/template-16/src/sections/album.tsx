import { AlbumSection } from '@janur/template-parts';
import { greenButton } from '../parts/layout.ts';
import { Spread } from '../parts/page.tsx';

/** The photos that guests brought. */
export const Album = () => <AlbumSection page={Spread} button={greenButton} />;
