import { AlbumSection } from '@janur/template-parts';
import { block } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';

/** The photos that guests brought. */
export const Album = () => <AlbumSection page={(props) => <Page tone="sky" isWide {...props} />} button={block} />;
