import { tagOf } from '@janur/contracts/languages';
import type { PublicClient, RemoteEntry } from '@janur/contracts';
import type { PrintedOpening } from '@janur/contracts/boot';
import { translator } from '@janur/i18n';
import {
  type FirstScreen,
  firstScreenFiles,
  firstScreenHtml,
  openingMeasures,
  openingView,
  pageLook,
  songOf,
} from '@janur/kit/first-screen';
import { escapeHtml } from '../pages/escape.ts';

/** A first screen of one invitation, escaped. */
export interface PrintedScreen extends ReturnType<typeof firstScreenFiles> {
  html: string;
  /** The id of the look that it wears. */
  look: string;
  song: string | null;
  /** The same words for the browser; the guest's name is not among them. */
  opening: PrintedOpening;
}

interface Printing {
  client: PublicClient;
  /** Null prints no greeting; '' leaves a place that the page's script fills from the link. */
  guest: string | null;
  /** The guest texts of the client's language, as JSON. */
  textsJson: string;
}

/** The family's printed opening filled for an invitation; null when its build did not print this shape. */
export function printFirstScreen(
  screen: FirstScreen,
  entry: RemoteEntry,
  { client, guest, textsJson }: Printing,
): PrintedScreen | null {
  const { language } = client.option;
  const locale = tagOf(language);
  const view = openingView(client, guest, { t: translator(JSON.parse(textsJson), language), locale });
  const look = pageLook(screen.skins, client.option);
  const base = entry.entry.slice(0, entry.entry.lastIndexOf('/') + 1);
  const measures = openingMeasures(view);
  const html = firstScreenHtml(screen, { look, view, measures }, { base, escape: escapeHtml });
  if (html === null) return null;
  const files = firstScreenFiles(screen, base);
  return {
    html,
    ...files,
    css: files.css + ownCss(client),
    look: look.id,
    song: songOf(client.option),
    opening: { locale, opening: { ...view, guest: null } },
  };
}

/** The couple's own rules, which the API serves scoped; one that could end the style waits for the page's script. */
function ownCss({ option }: PublicClient): string {
  return option.custom_css?.includes('<') ? '' : (option.custom_css ?? '');
}
