import { honoredOnce } from '@janur/contracts/honorific';
import type { Translate } from '@janur/i18n';

/** Whose photo it is, in the page's language. */
export const photoBy = (t: Translate, name: string) => honoredOnce(t('album.by', { name }), name);
