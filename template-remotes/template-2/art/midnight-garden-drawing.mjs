/** All that Midnight Garden is drawn with, on one sheet. */
import { flowersOn } from './midnight-garden-flowers.mjs';
import { greensOn } from './midnight-garden-greens.mjs';
import { sheetOfPaper } from './midnight-garden-paper.mjs';

const GOLD =
  '<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fbeec0"/><stop offset=".48" stop-color="#dcb765"/><stop offset=".62" stop-color="#a97828"/><stop offset="1" stop-color="#f0d894"/></linearGradient>';
const SHADOWS =
  '<filter id="shadow" x="-40%" y="-40%" width="180%" height="190%"><feDropShadow dx="0" dy="7" stdDeviation="8" flood-color="#000" flood-opacity=".85"/></filter><filter id="thin-shadow" x="-40%" y="-40%" width="180%" height="190%"><feDropShadow dx="1" dy="4" stdDeviation="4" flood-color="#000" flood-opacity=".7"/></filter>';
const SHARED =
  '<radialGradient id="heart" cx=".38" cy=".32" r=".8"><stop stop-color="#6b4a5c"/><stop offset=".5" stop-color="#26131f"/><stop offset="1" stop-color="#0b0509"/></radialGradient><radialGradient id="red-berry" cx=".34" cy=".28" r=".9"><stop stop-color="#f3a08a"/><stop offset=".3" stop-color="#a3242c"/><stop offset="1" stop-color="#25050a"/></radialGradient><radialGradient id="blue-berry" cx=".34" cy=".28" r=".9"><stop stop-color="#8f8fb0"/><stop offset=".35" stop-color="#352f52"/><stop offset="1" stop-color="#0c0a17"/></radialGradient><linearGradient id="tulip-0" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fffaea"/><stop offset=".55" stop-color="#f0d7ab"/><stop offset="1" stop-color="#9a6338"/></linearGradient><linearGradient id="tulip-1" x1="0" y1="0" x2=".4" y2="1"><stop stop-color="#e2c08e"/><stop offset="1" stop-color="#3a1a10"/></linearGradient><linearGradient id="tulip-2" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#efd6aa"/><stop offset=".5" stop-color="#c28a55"/><stop offset="1" stop-color="#42200f"/></linearGradient><linearGradient id="tulip-shade" x1=".1" y1="0" x2=".9" y2="1"><stop stop-color="#fff" stop-opacity=".16"/><stop offset=".5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#0a0303" stop-opacity=".7"/></linearGradient><linearGradient id="wing" x1="0" y1="1" x2="1" y2="0"><stop stop-color="#7a5630"/><stop offset=".5" stop-color="#dcb77a"/><stop offset="1" stop-color="#f7e3b4"/></linearGradient><linearGradient id="hind-wing" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#c48f58"/><stop offset="1" stop-color="#6d3a26"/></linearGradient>';

export function garden() {
  const sheet = sheetOfPaper();
  const flowers = flowersOn(sheet);
  sheet.seed(99);
  return {
    ...flowers,
    ...greensOn(sheet),
    definitions: () => `<defs>${GOLD}${SHADOWS}${SHARED}${sheet.definitions()}</defs>`,
  };
}
