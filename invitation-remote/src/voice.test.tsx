import { listWishes } from '@janur/contracts';
import { LANGUAGE_TABLE } from '@janur/contracts/languages';
import { answer } from '@janur/data/testing';
import { full } from '@janur/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPage, ready } from './testing/guest-page.tsx';
import { startTemplates, templateNamed } from './testing/templates.tsx';

let remotes: Awaited<ReturnType<typeof startTemplates>>;
beforeAll(async () => void (remotes = await startTemplates()));
afterAll(() => remotes.stop());
beforeEach(() => answer(listWishes, () => []));

async function chooseJapanese() {
  fireEvent.click(await screen.findByRole('button', { name: /: English$/ }));
  const menu = within(await screen.findByRole('dialog'));
  fireEvent.click(menu.getByRole('button', { name: LANGUAGE_TABLE.ja.endonym }));
  await waitFor(() => expect(document.documentElement.lang).toBe('ja'));
}

test('the words of the look come with the language that is chosen', async () => {
  const voice = async () => ({ default: { rsvp: { title: '扉をたたいてください' } } });
  await openPage(ready({ client: full(), template: remotes.publish(templateNamed('Garden', { voice })) }));
  await chooseJapanese();
  expect(await screen.findByRole('heading', { name: '扉をたたいてください' })).toBeTruthy();
});

test('where they do not come, the page still speaks the language', async () => {
  const voice = () => Promise.reject(new TypeError('Failed to fetch'));
  await openPage(ready({ client: full(), template: remotes.publish(templateNamed('Grove', { voice })) }));
  await chooseJapanese();
  expect(screen.queryByRole('heading', { name: 'Will you join us?' })).toBeNull();
});
