import { AlbumSection } from '@janur/template-parts';
import { goldButton } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

/** The photos that guests brought. */
export const Album = () => <AlbumSection page={(props) => <Page isWide {...props} />} button={goldButton} />;
