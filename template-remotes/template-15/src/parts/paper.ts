/** Holes along one edge, as tickets are torn from their roll; the other half of the box stays whole for the next layer. */
const scallops = (side: '0' | '100%') =>
  `radial-gradient(circle 4.4px at ${side} 50%, #0000 4px, #000 4.5px) ${side} 0 / 51% 14px repeat-y`;
const notches = (side: '0' | '100%') =>
  ['0', '100%']
    .map(
      (end) =>
        `radial-gradient(circle 11px at ${side} ${end}, #0000 10.5px, #000 11px) ${side} ${end} / 51% 51% no-repeat`,
    )
    .join(', ');

/** The greater part of a ticket: holes at the left, a quarter of a notch in both corners of the right. */
export const MAIN_CUT = `${scallops('0')}, ${notches('100%')}`;
/** The part that is torn off. */
export const STUB_CUT = `${notches('0')}, ${scallops('100%')}`;

/** A thick and a thin line along both long edges of what is printed, in `--rule`. */
const line = (from: string, width: string) =>
  `linear-gradient(var(--rule) 0 0) 50% ${from} / calc(100% - 28px) ${width} no-repeat`;
export const RULES = [
  line('9px', '1.6px'),
  line('13px', '.6px'),
  line('calc(100% - 9px)', '1.6px'),
  line('calc(100% - 13px)', '.6px'),
].join(', ');
