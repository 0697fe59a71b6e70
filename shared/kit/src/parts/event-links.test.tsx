import { fireEvent, screen } from '@testing-library/react';
import { useEvents } from '../model/events.ts';
import { client, event } from '../testing/fixture.ts';
import { renderOn } from '../testing/render.tsx';
import { DressCode } from './dress-code.tsx';
import { EventLinks } from './event-links.tsx';

function First() {
  const [first] = useEvents();
  return first ? (
    <>
      <EventLinks event={first} />
      <DressCode dressCode={first.dressCode} />
    </>
  ) : null;
}
const show = (change: Parameters<typeof event>[0], more: Parameters<typeof client>[0] = {}) =>
  renderOn(client({ ...more, content: { new_events: [event(change)], ...more.content } }), <First />);
const primary = () => document.querySelector<HTMLElement>('[data-primary]')?.dataset['action'];

test('an event has its map, its stream and a way into a calendar', () => {
  show({ watch_url: 'https://live.example/hall' });
  expect(screen.getByRole('link', { name: 'View map: Akad Nikah' }).getAttribute('href')).toBe(
    'https://maps.example/al-irsyad',
  );
  expect(screen.getByRole('link', { name: 'Watch live: Akad Nikah' })).toBeTruthy();
  expect(primary()).toBe('map');
});

const openCalendar = () => fireEvent.click(screen.getByText('Save the date'));

test('the calendar is a file or Google’s, and loads with the tap', async () => {
  show({});
  expect(screen.queryByText('Google Calendar')).toBeNull();
  openCalendar();
  const file = await screen.findByText('Other calendar (.ics)');
  expect(file.getAttribute('href')).toMatch(/^data:text\/calendar;charset=utf-8,BEGIN%3AVCALENDAR/);
  expect(file.getAttribute('download')).toBe('event-11.ics');
  expect(screen.getByText('Google Calendar').getAttribute('href')).toContain('calendar.google.com');
  expect(screen.queryByText('Set a reminder')).toBeNull();
});

test('the couple’s own reminder comes first, also where no time is known', async () => {
  show({ start_datetime: null }, { content: { reminder_url: 'https://remind.example/us' } });
  openCalendar();
  expect((await screen.findByText('Set a reminder')).getAttribute('href')).toBe('https://remind.example/us');
  expect(screen.queryByText('Google Calendar')).toBeNull();
});

test('without map and time there is nothing to do', () => {
  show({ start_datetime: null, maps_url: null });
  expect(document.querySelector('[data-part="event-links"]')).toBeNull();
});

test('an address that is none of the web becomes no link', () => {
  show({ maps_url: 'javascript:alert(1)' });
  expect(screen.queryByRole('link', { name: /map/i })).toBeNull();
});

test('what to wear stands in words and colours', () => {
  show({}, { option: { custom_config: { dress_code: { text: 'Batik', colors: ['#9c4a2f'] } } } });
  expect(screen.getByText('Dress code')).toBeTruthy();
  expect(screen.getByText('Batik')).toBeTruthy();
  expect(getComputedStyle(screen.getByRole('img', { name: '#9c4a2f' })).background).toContain('rgb(156, 74, 47)');
});
