import type { LockInfo, RemoteEntry } from '@janur/contracts';
import {
  type FirstScreen,
  firstScreenFiles,
  firstScreenHtml,
  openingMeasures,
  type OpeningView,
  pageLook,
} from '@janur/kit/first-screen';
import { escapeHtml } from '../pages/escape.ts';

/** The opening of a sealed invitation: its look's paper, ornament and initials; every word stands on the card before it. */
export interface SealedScreen {
  readonly html: string;
  readonly css: string;
  readonly fonts: readonly string[];
}

export const hostNames = ({ bride_name, groom_name }: LockInfo): string[] =>
  [bride_name, groom_name].filter((name): name is string => Boolean(name));

/** Null when the build printed no opening of this shape. */
export function sealedScreen(screen: FirstScreen, entry: RemoteEntry, lock: LockInfo): SealedScreen | null {
  const view = withoutWords(hostNames(lock));
  const { base_color, primary_color, custom_config, template } = lock;
  const chosen = { base_color, primary_color, secondary_color: null, third_color: null, title_color: null };
  const look = pageLook(screen.skins, { template, custom_config, font_url: null, animation: false, ...chosen });
  const base = entry.entry.slice(0, entry.entry.lastIndexOf('/') + 1);
  const html = firstScreenHtml(screen, { look, view, measures: openingMeasures(view) }, { base, escape: escapeHtml });
  if (html === null) return null;
  const { css, laterCss, fonts } = firstScreenFiles(screen, base);
  // nothing competes with it here: no script comes
  return { html, css: css + laterCss, fonts };
}

function withoutWords(names: readonly string[]): OpeningView {
  const blank = names.length === 1 ? [''] : ['', ''];
  return {
    names: blank,
    stackedNames: blank,
    hanNames: blank,
    initials: blank.map((_, index) => [...(names[index] ?? '')][0]?.toUpperCase() ?? ''),
    joinedNames: '',
    joiner: '',
    eyebrow: '',
    age: '',
    quote: '',
    years: '',
    yearsWord: '',
    guest: null,
    day: null,
    cover: null,
    style: null,
    texts: { to: '', toGuest: '', open: '' },
  };
}
