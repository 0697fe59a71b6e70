import type { Draft } from '../panel.ts';

/** What a chat shows of the link, by the page's own rules. */
export interface LinkPreview {
  title: string;
  description: string | null;
  image: string | null;
}

export function linkPreviewOf({ name, option, content }: Draft): LinkPreview {
  return {
    title: option.meta_title ?? name,
    description: option.meta_description ?? content.greeting,
    image: option.meta_image ?? content.opening_modal_image,
  };
}
