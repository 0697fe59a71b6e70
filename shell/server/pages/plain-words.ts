import { DOCUMENT_ID } from '../document/document-id.ts';
import { escapeHtml } from './escape.ts';

/** The house's own few words, on a page that is no invitation. */
export const PLAIN_CSS = [
  '.plain{display:none;flex-direction:column;justify-content:center;box-sizing:border-box;min-height:100vh;max-width:480px;margin:0 auto;padding:32px 28px;color:#4a5c5c;font:500 17px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}',
  '[data-reading] .plain{display:flex}[data-reading] #root{display:none}',
  '.plain h1{margin:0;color:#2e4040;font:400 40px/1.1 Georgia,"Noto Serif",serif}.plain p{margin:16px 0 0}',
  '.plain a{display:block;box-sizing:border-box;min-height:56px;margin-top:14px;padding:14px 20px;border-radius:10px;background:#435b5b;color:#fff;font-weight:700;text-align:center;text-decoration:none}',
  '.plain a:focus{outline:3px solid #263535;outline-offset:3px}',
].join('');

/** What a page says without script: a title, a sentence, and where to go. */
export function plainWords({
  title,
  text,
  links = [],
}: {
  title: string;
  text: string;
  links?: readonly { readonly href: string; readonly words: string }[];
}): { css: string; html: string } {
  const ways = links.map(({ href, words }) => `<a href="${escapeHtml(href)}">${escapeHtml(words)}</a>`).join('');
  return {
    css: PLAIN_CSS,
    html: `<div class="plain" role="main" id="${DOCUMENT_ID}"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${ways}</div>`,
  };
}
