import { AlbumSection } from '@janur/template-parts';
import { faint } from '../parts/layout.ts';
import { Page } from '../parts/page.tsx';

/** The photos that guests brought. */
export const Album = () => <AlbumSection page={Page} button={faint} />;
