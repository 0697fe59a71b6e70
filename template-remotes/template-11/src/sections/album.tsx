import { AlbumSection } from '@janur/template-parts';
import { lightPill } from '../parts/look.ts';
import { Room } from '../parts/room.tsx';

/** The photos that guests brought. */
export const Album = () => <AlbumSection page={(props) => <Room tone="teal" isWide {...props} />} button={lightPill} />;
