import { AlbumSection } from '@janur/template-parts';
import { ruledButton } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

/** The photos that guests brought. */
export const Album = () => <AlbumSection page={(props) => <Page plate={5} {...props} />} button={ruledButton} />;
