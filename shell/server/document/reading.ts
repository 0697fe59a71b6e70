import type { PublicClient } from '@janur/contracts';
import { type Language, tagOf } from '@janur/contracts/languages';
import type { Translate } from '@janur/i18n';
import { hostProfiles, namesInWords, shortName } from '@janur/kit/document';
import { escapeHtml } from '../pages/escape.ts';

/** An invitation as it is read: what it is, in which language, and with whose words. */
export interface Reading {
  readonly client: PublicClient;
  /** Of the page; the hosts wrote in theirs. */
  readonly language: Language;
  readonly t: Translate;
}

/** The hosts' own words, marked with their language where the page speaks another (WCAG 3.1.2). */
export function own({ client, language }: Reading, text: string): string {
  const theirs = client.option.language;
  return theirs === language ? escapeHtml(text) : `<span lang="${tagOf(theirs)}">${escapeHtml(text)}</span>`;
}

/** A paragraph of the hosts' own, with its line breaks; nothing where they wrote nothing. */
export const ownParagraph = (reading: Reading, text: string | null | undefined, name = ''): string =>
  text?.trim() ? `<p${name && ` class="${name}"`}>${own(reading, text.trim())}</p>` : '';

/** What the hosts are called, in their order. */
export function namesOf(client: PublicClient): string[] {
  const names = hostProfiles(client).map(({ profile }) => shortName(profile));
  return names.length > 0 ? names : [client.name];
}

export const namesInSentence = ({ client, t }: Pick<Reading, 'client' | 't'>): string =>
  namesInWords(namesOf(client), t);

const ADDRESS = /^(?:https?:\/\/|\/files\/)/i;

/** A link to what the hosts gave; `html` alone where it is no address to go to. */
export function link(href: string | null | undefined, html: string, more = ''): string {
  if (!href || !ADDRESS.test(href)) return '';
  return `<a href="${escapeHtml(href)}" rel="noopener noreferrer"${more}>${html}</a>`;
}

/** How wide a picture of the document is at most, in pixels of a phone's screen. */
const WIDE_ENOUGH = 720;

/** A picture that loads when it comes near: a small one where the browser reads WebP. */
export function picture(
  { client }: Pick<Reading, 'client'>,
  src: string | null,
  { alt, name = '' }: { alt: string; name?: string },
): string {
  if (!src || !ADDRESS.test(src)) return '';
  const image = client.images[src];
  const webp = image?.variants.filter(({ type }) => type === 'image/webp') ?? [];
  const small = webp.find(({ width }) => width >= WIDE_ENOUGH) ?? webp.at(-1);
  const size = image ? ` width="${image.width}" height="${image.height}"` : '';
  const img = `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}"${size} loading="lazy"${name && ` class="${name}"`}>`;
  return small ? `<picture><source type="image/webp" srcset="${escapeHtml(small.url)}">${img}</picture>` : img;
}
