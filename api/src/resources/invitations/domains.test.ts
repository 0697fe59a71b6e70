import { createInvitations } from './invitations.ts';
import { unique } from '../../testing/unique.ts';
import { testApi } from '../../testing/test-api.ts';

const api = testApi();
const slugOf = (host: string) => createInvitations(api.db, { freshForMs: 0 }).slugOf(host);
const newDomain = () => `sinta-${unique()}.example`;

test('a host is its invitation’s, however it is spelled', async () => {
  const domain = newDomain();
  const { slug } = await api.given.client({ option: { custom_domain: domain, is_custom_domain: true } });
  for (const host of [domain, domain.toUpperCase(), `${domain}.`, `${domain}:8080`])
    expect(await slugOf(host)).toBe(slug);
});

test('a domain of another alphabet is found by what browsers send', async () => {
  const { slug } = await api.given.client({
    option: { custom_domain: 'xn--bcher-hochzeit-gsb.de', is_custom_domain: true },
  });
  expect(await slugOf('xn--bcher-hochzeit-gsb.de')).toBe(slug);
  expect(await slugOf('bücher-hochzeit.de')).toBe(slug);
});

test('a domain that is switched off, hidden or unknown is nobody’s', async () => {
  const off = newDomain();
  await api.given.client({ option: { custom_domain: off, is_custom_domain: false } });
  const hidden = newDomain();
  await api.given.client({ option: { custom_domain: hidden, is_custom_domain: true, is_hidden: true } });
  for (const host of [off, hidden, newDomain(), 'localhost:8080', '127.0.0.1', '', "' OR 1=1 --", '婚礼'])
    expect(await slugOf(host)).toBeUndefined();
});

test('a host that was just asked for costs no query, and news come after the while that it is kept', async () => {
  const domain = newDomain();
  const client = await api.given.client({ option: { custom_domain: domain, is_custom_domain: true } });
  const kept = createInvitations(api.db, { freshForMs: 60_000 });
  expect(await kept.slugOf(domain)).toBe(client.slug);
  await api.db('options').where({ id: client.optionId }).update({ is_custom_domain: false });
  expect(await kept.slugOf(domain)).toBe(client.slug);
  expect(await slugOf(domain)).toBeUndefined();
});
