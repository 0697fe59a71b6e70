import { AlbumSection } from '@janur/template-parts';
import { Page } from '../parts/page.tsx';
import { textLink } from '../parts/type.ts';

/** The photos that guests brought. */
export const Album = () => <AlbumSection page={Page} button={textLink} />;
