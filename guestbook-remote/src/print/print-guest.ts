import type { GuestBookEvent } from '@janur/contracts';
import { qrPath } from '@janur/ui/qr-path';

export type Printed = Exclude<GuestBookEvent['check_in_config']['print_variant'], 'NONE'>;

export interface Printout {
  readonly event: string;
  readonly couple: string;
  readonly name: string;
  readonly table: string | null;
  readonly people: string;
  /** Null while a walk-in has no code yet: nothing is drawn that could not be read at the next gate. */
  readonly code: string | null;
}

/** Prints one guest on its own sheet. The page stays as it is. */
export function printGuest(variant: Printed, printout: Printout): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;visibility:hidden';
  document.body.append(frame);
  const { contentDocument: sheet, contentWindow: printer } = frame;
  if (!sheet || !printer) return frame.remove();
  draw(sheet, variant, printout);
  printer.addEventListener('afterprint', () => frame.remove());
  printer.focus();
  printer.print();
}

/** Text goes in as text: a guest's name is never markup. */
export function draw(sheet: Document, variant: Printed, { event, couple, name, table, people, code }: Printout): void {
  const style = sheet.createElement('style');
  style.textContent = BASE + SHEETS[variant];
  sheet.head.append(style);
  const words = sheet.createElement('div');
  for (const [part, text] of [
    ['couple', couple],
    ['event', event],
    ['name', name],
    ['table', table],
    ['people', people],
  ] as const) {
    if (!text) continue;
    const line = sheet.createElement('p');
    line.className = part;
    line.textContent = text;
    words.append(line);
  }
  sheet.body.replaceChildren(words);
  if (variant === 'TICKET' && code) sheet.body.append(codeOn(sheet, code));
}

const SVG = 'http://www.w3.org/2000/svg';

function codeOn(sheet: Document, code: string): Element {
  const { size, path } = qrPath(code);
  const picture = sheet.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', `0 0 ${size} ${size}`);
  const modules = sheet.createElementNS(SVG, 'path');
  modules.setAttribute('d', path);
  picture.append(modules);
  const caption = sheet.createElement('p');
  caption.className = 'code';
  caption.textContent = code;
  const holder = sheet.createElement('div');
  holder.append(picture, caption);
  return holder;
}

const BASE = `
  * { box-sizing: border-box; margin: 0 }
  body { font-family: system-ui, sans-serif; color: #000; overflow-wrap: anywhere }
  .name { font-weight: 800; line-height: 1.1 }
  svg { display: block; shape-rendering: crispEdges }
`;

/** A name badge of 62 × 29 mm, and a slip for a receipt printer of 80 mm. */
const SHEETS: Readonly<Record<Printed, string>> = {
  LABEL: `
    @page { size: 62mm 29mm; margin: 0 }
    body { width: 62mm; height: 29mm; padding: 2.5mm 3.5mm; display: grid; align-content: center; overflow: hidden }
    .couple, .event { display: none }
    .name { font-size: 15pt; max-height: 2.3em; overflow: hidden }
    .table { font-size: 13pt; font-weight: 700; padding-top: 1.5mm }
    .people { font-size: 9pt }
  `,
  TICKET: `
    @page { size: 80mm auto; margin: 0 }
    body { width: 80mm; padding: 5mm 5mm 8mm; text-align: center }
    .couple { font-size: 11pt }
    .event { font-size: 13pt; font-weight: 700; padding-bottom: 4mm; border-bottom: 0.4mm dashed #000 }
    .name { font-size: 20pt; padding-top: 4mm }
    .table { font-size: 26pt; font-weight: 800; padding-top: 3mm }
    .people { font-size: 12pt; padding-top: 1mm }
    svg { width: 42mm; margin: 4mm auto 0 }
    .code { font-family: ui-monospace, monospace; font-size: 10pt; letter-spacing: 0.08em; padding-top: 1mm }
  `,
};
