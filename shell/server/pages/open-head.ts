import type { PublicClient } from '@janur/contracts';
import { invitationAddress, themeColor } from '@janur/contracts/rules';
import type { Head } from './document.ts';

/** What the head of an open invitation says. */
export function openHead(
  { name, option, content }: PublicClient,
  { origin, isPersonal }: { origin: string; isPersonal: boolean },
): Head {
  return {
    title: option.meta_title ?? name,
    description: option.meta_description ?? content.greeting,
    image: absolute(option.meta_image ?? content.opening_modal_image, origin),
    url: invitationAddress(origin, option),
    themeColor: themeColor(option),
    isHidden: isPersonal,
  };
}

/** Link previews know no relative addresses. */
export const absolute = (url: string | null | undefined, origin: string) => (url?.startsWith('/') ? origin + url : url);
