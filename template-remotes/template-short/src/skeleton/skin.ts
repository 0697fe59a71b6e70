/** One id of the family: a look of its own over the same skeleton. */
export type { TemplateLook as Skin } from '@janur/kit';
