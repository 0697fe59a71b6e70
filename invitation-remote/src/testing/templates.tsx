import { type BodyOf, type RemoteEntry, reportTemplateFailure } from '@janur/contracts';
import { containerScript, startRemoteServer } from '@janur/federation/testing';
import { defineTemplate, type Template, TEMPLATE_CONTRACT } from '@janur/kit';
import { skin } from '@janur/kit/testing';
import { init } from '@module-federation/enhanced/runtime';

declare global {
  /** What the test's remotes expose, by the name of the remote. */
  var exposed: Record<string, unknown>;
}
globalThis.exposed = {};

/** A template whose hero is headed by its own name; all other sections it leaves to Plain Paper. */
export const templateNamed = (name: string, change: Partial<Template> = {}): Template => ({
  ...defineTemplate({
    skins: { TEMPLATE_1: skin },
    Opening: () => <button data-part="open">Open {name}</button>,
    Frame: ({ children }) => children,
    sections: { hero: () => <h1>{name}</h1> },
  }),
  ...change,
});

/** A template that comes, and throws when it is to be shown. */
export const throwing = (name: string): Template =>
  templateNamed(name, {
    Frame: () => {
      throw new Error(`${name} cannot be drawn`);
    },
  });

/** Of one name each: a page loads a remote once. */
let made = 0;
const entryNamed = (contract: number): RemoteEntry => {
  made += 1;
  return {
    name: `garden-${made}`,
    version: '1.0.0',
    entry: `/remotes/garden-${made}/1/remoteEntry.js`,
    integrity: `sha384-${'a'.repeat(64)}`,
    contract,
    preload: [],
  };
};

/** The remotes' server, with the page on its origin. */
export async function startTemplates() {
  init({ name: 'shell', remotes: [] });
  const server = await startRemoteServer();
  const scriptOf = ({ name }: RemoteEntry, template: unknown) => {
    const container = name.replaceAll('-', '_');
    globalThis.exposed[container] = template;
    return { script: containerScript(container, { Template: `globalThis.exposed.${container}` }) };
  };
  return {
    stop: () => server.stop(),
    publish(template: unknown, contract = TEMPLATE_CONTRACT): RemoteEntry {
      const entry = entryNamed(contract);
      server.answer(entry.entry, scriptOf(entry, template));
      return entry;
    },
    /** One that the server does not find. */
    missing: () => entryNamed(TEMPLATE_CONTRACT),
    /** One that does not come until `arrive`. */
    late(template: unknown) {
      const entry = entryNamed(TEMPLATE_CONTRACT);
      const answer = server.hold(entry.entry);
      return { entry, arrive: () => answer(scriptOf(entry, template)) };
    },
  };
}

type Report = BodyOf<typeof reportTemplateFailure>;

/** What the page tells the server of failed templates, as the contract reads it. */
export const reports: Report[] = [];

navigator.sendBeacon = (url, body) => {
  if (url !== `/api${reportTemplateFailure.path}` || !(body instanceof Blob))
    throw new Error(`${String(url)} is no report`);
  const reader = new FileReader();
  reader.addEventListener('load', () => {
    const text = typeof reader.result === 'string' ? reader.result : '';
    reports.push(reportTemplateFailure.body.parse(JSON.parse(text)));
  });
  reader.readAsText(body);
  return true;
};

beforeEach(() => void (reports.length = 0));
