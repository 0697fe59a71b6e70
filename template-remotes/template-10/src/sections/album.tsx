import { AlbumSection } from '@janur/template-parts';
import { outline } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';

/** The photos that guests brought. */
export const Album = () => <AlbumSection page={(props) => <Page tone="base" isWide {...props} />} button={outline} />;
