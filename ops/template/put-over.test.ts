import { expect, test } from '@jest/globals';
import type { RemoteEntry } from '@janur/contracts';
import { BOOT_ELEMENT_ID } from '@janur/contracts/boot';
import { FIRST_SCREEN_FORMAT, type FirstScreen } from '@janur/kit/first-screen';
import { client, skin } from '@janur/kit/testing';
import { guestCsp } from '@janur/shell/server/printing';
import type { Family } from './families.ts';
import { withFamily } from './put-over.ts';

const family: Family = {
  name: 'puspa',
  version: '1.0.0',
  dir: '/nowhere',
  templateIds: ['PUSPA'],
  looks: {},
  madeFor: [],
};
const entry: RemoteEntry = {
  name: 'puspa',
  version: 'dev',
  contract: 2,
  entry: '/remotes/puspa/dev-1/remoteEntry.js',
  integrity: '',
  preload: [],
  first_screen: null,
};
const screen: FirstScreen = {
  format: FIRST_SCREEN_FORMAT,
  skins: { PUSPA: skin },
  css: '.puspa{color:red}',
  laterCss: '',
  fonts: [],
  scripts: [],
  parts: ['<div data-part="opening">Puspa</div>'],
  // every shape is printed alike
  shapes: new Proxy({}, { get: () => [0], has: () => true }),
};

const boot = {
  language: 'id',
  remotes: {},
  texts: { opening: { open: 'Another' } },
  invitation: {
    state: 'ready',
    slug: 'sinta-rama',
    client: client(),
    guest: null,
    template: null,
    former: null,
    printed: null,
  },
};
const page = (json: object) =>
  `<head><style data-first-screen="TEMPLATE_1">.old{}</style><style data-first-screen="TEMPLATE_1" type="text/plain">.late{}</style></head>` +
  `<body><div id="root"><div>the old opening</div></div><script data-song="/a.mp3">start()</script>` +
  `<script type="application/json" id="${BOOT_ELEMENT_ID}">${JSON.stringify(json)}</script></body>`;
const put = { family, entry, screens: [screen], reload: false, isGreeting: true };
const bootOf = (html: string) => JSON.parse(/id="[^"]+">(\{.*?)<\/script>/s.exec(html)?.[1] ?? '');

test('an invitation wears the family, whose own opening is printed in it with a policy that allows its styles', () => {
  const { html, policy } = withFamily(page(boot), put);
  expect(html).toContain('<div id="root"><div data-part="opening">Puspa</div></div><script data-song="/a.mp3">');
  expect(html).toContain('<style data-first-screen="PUSPA">.puspa{color:red}</style>');
  expect(html).not.toMatch(/the old opening|\.old|\.late/);
  expect(policy).toBe(guestCsp(['.puspa{color:red}', '']));
  const { invitation, texts } = bootOf(html);
  expect(invitation.client.option.template).toBe('PUSPA');
  expect(invitation.printed.opening.names).toEqual(['Sinta', 'Rama']);
  expect(texts.opening.open).not.toBe('Another');
});

test('a page that was printed in no look stays as it is but for its look, and one of no invitation altogether', () => {
  const plain = page(boot).replaceAll(/<style data-first.*?<\/style>/g, '');
  const { html, policy } = withFamily(plain, put);
  expect(html).toContain('the old opening');
  expect(policy).toBeUndefined();
  expect(bootOf(html).invitation).toMatchObject({ printed: null, template: { name: 'puspa' } });
  const lost = page({ ...boot, invitation: { state: 'not-found' } });
  expect(withFamily(lost, put)).toEqual({ html: lost });
});

test('it loads again after a change where that is asked for', () => {
  expect(withFamily(page(boot), { ...put, reload: true }).html).toContain('src="/__dev/reload.js"');
});
