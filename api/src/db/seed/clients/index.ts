import type { DemoClient } from '../demo-client.ts';
import { BEHAVIOURS } from './behaviours.ts';
import { catalogue } from './catalogue.ts';
import { LANGUAGE_CLIENTS } from './languages.ts';
import { SINTA_RAMA } from './sinta-rama.ts';
import { TEMPLATES } from './templates/index.ts';

/** spec §9: the lookup holds about 250 slugs. */
export const DEMO_SLUGS = 250;

/** Every client of the demo, sinta-rama first. */
export function demoClients(): DemoClient[] {
  const named = [SINTA_RAMA, ...TEMPLATES, ...BEHAVIOURS, ...LANGUAGE_CLIENTS];
  const slugs = new Set(named.flatMap((client) => client.options.map(({ slug }) => slug)));
  return [...named, ...catalogue(DEMO_SLUGS - slugs.size, slugs)];
}
