import { AlbumSection } from '@janur/template-parts';
import { wireButton } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

/** The photos that guests brought. */
export const Album = () => <AlbumSection page={(props) => <Page hasPetals {...props} />} button={wireButton} />;
