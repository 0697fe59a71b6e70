import {
  addGuest,
  generateGuestList,
  listMessageTemplates,
  listRsvpGuests,
  markMessage,
  saveMessageTemplate,
  problem,
} from '@janur/contracts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();

async function givenHost() {
  const client = await api.given.client({ option: { language: 'id' } });
  await api.given.event({ of: client, title: 'Resepsi' });
  const host = api.as(await api.given.clientAccount(client));
  const invite = async (name: string, guest_group?: string) =>
    (await host.call(addGuest, { body: { slug: client.slug, name, total_guests: 2, guest_group } })).data;
  return { client, host, invite };
}

test('a host’s text replaces the one before, is the host’s alone, and null goes back to ours', async () => {
  const { host } = await givenHost();
  const key = { kind: 'INVITATION', guest_group: 'Kantor', language: 'id' } as const;
  await host.call(saveMessageTemplate, { body: { ...key, text: 'Halo {name}' } });
  const saved = await host.call(saveMessageTemplate, { body: { ...key, text: 'Yth. {name}\n{link}' } });
  expect(saved.data).toEqual([{ ...key, text: 'Yth. {name}\n{link}' }]);
  await host.call(saveMessageTemplate, { body: { ...key, guest_group: null, text: 'Untuk semua' } });
  expect((await host.call(listMessageTemplates, {})).data).toHaveLength(2);
  const { host: stranger } = await givenHost();
  expect((await stranger.call(listMessageTemplates, {})).data).toEqual([]);
  const reset = await host.call(saveMessageTemplate, { body: { ...key, text: null } });
  expect(reset.data).toEqual([{ ...key, guest_group: null, text: 'Untuk semua' }]);
});

test('a word that nothing is filled in for is refused by its name', async () => {
  const { host } = await givenHost();
  const body = { kind: 'REMINDER', guest_group: null, language: 'id', text: 'Halo {nama}' } as const;
  const { status, failure } = await host.call(saveMessageTemplate, { body });
  expect([status, failure.fields]).toMatchObject([
    422,
    [{ path: 'body.text', ...problem('unknown_placeholder', { words: '{nama}' }) }],
  ]);
});

test('what was sent is remembered by kind, the first time stays, and it can be taken back', async () => {
  const { host, invite } = await givenHost();
  const { code } = await invite('Budi');
  await invite('Ayu');
  const mark = (is_sent: boolean) =>
    host.call(markMessage, { params: { guestCode: code, kind: 'INVITATION' }, body: { is_sent } });
  const names = async (is_sent: boolean) => {
    const body = { message: { kind: 'INVITATION', is_sent } } as const;
    return (await host.call(listRsvpGuests, { body })).data.map(({ name }) => name);
  };
  const first = (await mark(true)).data;
  expect(first).toMatchObject({ guest_code: code, kind: 'INVITATION', sent_at: expect.any(String) });
  expect((await mark(true)).data).toEqual(first);
  expect([await names(true), await names(false)]).toEqual([['Budi'], ['Ayu']]);
  const { data } = await host.call(listRsvpGuests, { body: { search_query: 'Budi' } });
  expect(data).toMatchObject([{ invitation_sent_at: first.sent_at, reminder_sent_at: null, thanks_sent_at: null }]);
  expect((await mark(false)).data).toMatchObject({ sent_at: null });
  expect(await names(true)).toEqual([]);
  const { host: stranger } = await givenHost();
  const params = { guestCode: code, kind: 'THANKS' } as const;
  expect((await stranger.call(markMessage, { params, body: { is_sent: true } })).status).toBe(404);
});

test('the generated list has the host’s own text for the guest’s group, with the event and its day', async () => {
  const { client, host, invite } = await givenHost();
  const text = 'Yth. {name}, {event} {date}: {link}';
  await host.call(saveMessageTemplate, {
    body: { kind: 'INVITATION', guest_group: 'Kantor', language: 'id', text },
  });
  const { code } = await invite('Budi', 'Kantor');
  await invite('Ayu');
  const file = await host.send(generateGuestList, { params: { slug: client.slug }, headers: { accept: 'text/csv' } });
  const link = `https://janur.test/${client.slug}?code=${code}&to=Budi`;
  expect(file.text).toContain(`Yth. Budi, Resepsi Sabtu, 12 Juni 2027: ${link}`);
  expect(file.text).toContain('Kepada Yth. Ayu');
});
