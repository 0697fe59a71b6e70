import type { ClientOption } from '@janur/contracts';
import { useInsertionEffect } from 'react';
import { OWN_FONT } from './page-look.ts';

/**
 * What a couple brings along: rules (`custom_css`, which the API serves scoped to the invitation and free of anything
 * that reaches outside of it) and a font for the headings (`font_url`). Both go in through the CSSOM, as the CSP asks.
 */
export function useOwnStyles({ custom_css, font_url }: Pick<ClientOption, 'custom_css' | 'font_url'>) {
  useInsertionEffect(() => {
    if (!custom_css) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(custom_css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    };
  }, [custom_css]);

  useInsertionEffect(() => {
    if (!font_url) return;
    const font = new FontFace(OWN_FONT, `url(${JSON.stringify(font_url)})`, { display: 'swap' });
    document.fonts.add(font);
    return () => void document.fonts.delete(font);
  }, [font_url]);
}
