import { jest } from '@jest/globals';
import { listAlbum, listWishes, type RemoteEntry } from '@janur/contracts';
import { answer } from '@janur/data/testing';
import { full } from '@janur/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openPage, ready, section } from './testing/guest-page.tsx';
import { reports, startTemplates, templateNamed, throwing } from './testing/templates.tsx';

let templates: Awaited<ReturnType<typeof startTemplates>>;

beforeAll(async () => {
  // jsdom, the runtime and React tell each failure
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  templates = await startTemplates();
});
afterAll(async () => {
  await templates.stop();
  jest.restoreAllMocks();
});
beforeEach(() => void answer(listWishes, () => []));

interface Served {
  template: RemoteEntry;
  former?: RemoteEntry;
}
const open = (served: Served) => openPage(ready({ client: full(), ...served }));
const headed = (name: string) => screen.findByRole('heading', { level: 1, name });
const onPaper = () => waitFor(() => expect(section('hero').getByText('Wedding invitation')).toBeTruthy());
const told = (...expected: object[]) => waitFor(() => expect(reports).toEqual(expected));

test('an invitation wears its template, and borrows what that leaves out from Plain Paper', async () => {
  await open({ template: templates.publish(templateNamed('Garden')) });
  await headed('Garden');
  expect(section('quote').getByText('Love is patient.')).toBeTruthy();
  expect(section('wedding_event').getByText('Akad Nikah')).toBeTruthy();
  expect(reports).toEqual([]);
});

test('where a look has no place for the music, it takes the globe’s once that has scrolled away', async () => {
  await open({ template: templates.publish(templateNamed('Garden')) });
  await headed('Garden');
  const top = () => getComputedStyle(screen.getByRole('button', { name: 'Play music' })).top;
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  };
  const before = top();
  scrollTo(400);
  expect(top()).not.toBe(before);
  scrollTo(0);
  expect(top()).toBe(before);
});

test('the guests’ photos are lent to a template that was published before there were any', async () => {
  answer(listAlbum, () => ({ rows: [], header: { is_open: false, left: 0, own: [] } }));
  const client = full({ album: { has_photos: true, takes_photos: true } });
  await openPage(ready({ client, template: templates.publish(templateNamed('Garden')) }));
  await headed('Garden');
  expect(section('album').getByRole('heading', { name: 'Photos from our guests' })).toBeTruthy();
  await section('album').findByText(/No photos yet/);
});

test('a template that is not found gives way to the version before', async () => {
  const template = templates.missing();
  await open({ template, former: templates.publish(templateNamed('Garden of old')) });
  await headed('Garden of old');
  await told({ remote: template.name, version: '1.0.0', failure: 'load', outcome: 'former' });
});

test('without one the guest has Plain Paper', async () => {
  const template = templates.missing();
  await open({ template });
  await onPaper();
  await told({ remote: template.name, version: '1.0.0', failure: 'load', outcome: 'plain-paper' });
});

test('a failure is told once a page', async () => {
  const template = templates.missing();
  await open({ template });
  await told(expect.objectContaining({ remote: template.name }));
  await open({ template });
  await new Promise((resolve) => setTimeout(resolve));
  expect(reports).toHaveLength(1);
});

test.each([
  ['was made for another contract', () => templates.publish(templateNamed('Garden'), 1)],
  ['says that it is of another contract', () => templates.publish({ ...templateNamed('Garden'), contract: 1 })],
  ['is no template', () => templates.publish({ name: 'Garden' })],
])('a remote that %s is not believed', async (_, publish) => {
  const template = publish();
  await open({ template });
  await onPaper();
  await told({ remote: template.name, version: '1.0.0', failure: 'contract', outcome: 'plain-paper' });
});

describe('a template that throws when it is shown', () => {
  test('gives way to the version before', async () => {
    const template = templates.publish(throwing('Garden'));
    await open({ template, former: templates.publish(templateNamed('Garden of old')) });
    await headed('Garden of old');
    await told({ remote: template.name, version: '1.0.0', failure: 'render', outcome: 'former' });
  });

  test('gives way to Plain Paper where there is none', async () => {
    const template = templates.publish(throwing('Garden'));
    await open({ template });
    await onPaper();
    await told({ remote: template.name, version: '1.0.0', failure: 'render', outcome: 'plain-paper' });
  });

  test('gives way to Plain Paper where the version before throws too', async () => {
    const template = templates.publish(throwing('Garden'));
    const former = templates.publish(throwing('Garden of old'));
    await open({ template, former });
    await onPaper();
    await waitFor(() => expect(reports).toHaveLength(2));
    expect(reports).toContainEqual({
      remote: former.name,
      version: '1.0.0',
      failure: 'render',
      outcome: 'plain-paper',
    });
  });

  test('gives way to Plain Paper where the version before is not found', async () => {
    const template = templates.publish(throwing('Garden'));
    await open({ template, former: templates.missing() });
    await onPaper();
    await told({ remote: template.name, version: '1.0.0', failure: 'render', outcome: 'plain-paper' });
  });
});

describe('a template that is late', () => {
  test('is waited for while nothing else is there', async () => {
    const { entry, arrive } = templates.late(templateNamed('Slow garden'));
    setTimeout(arrive, 1050);
    await open({ template: entry });
    await headed('Slow garden');
    expect(reports).toEqual([]);
  });

  test('gives way to Plain Paper while it is still on its way', async () => {
    const { entry, arrive } = templates.late(templateNamed('Slow garden'));
    await open({ template: entry });
    await onPaper();
    await told({ remote: entry.name, version: '1.0.0', failure: 'timeout', outcome: 'plain-paper' });
    arrive();
  });
});
