import { AlbumSection } from '@janur/template-parts';
import { outlineButton } from '../parts/look.ts';
import { Page } from '../parts/page.tsx';

/** The photos that guests brought. */
export const Album = () => <AlbumSection page={Page} button={outlineButton} />;
