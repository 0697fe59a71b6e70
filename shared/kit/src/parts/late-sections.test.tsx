import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { defineTemplate } from '../define-template.ts';
import { useOpeningModal } from '../stores/opening.ts';

const drawn = {
  skins: {},
  Opening: () => null,
  Frame: ({ children }: { children: React.ReactNode }) => children,
  sections: { hero: () => <h1>Hero</h1> },
};
const Quote = () => <p>Love is patient.</p>;
const ALL_BUT_QUOTE = [
  'bride_groom',
  'our_story',
  'wedding_event',
  'gallery',
  'video',
  'rsvp',
  'wishes',
  'gift',
  'health_protocol',
  'share_banner',
  'footer',
] as const;

beforeEach(() => useOpeningModal.setState({ isShown: true, isFullscreen: true }));

test('sections that come later are a template’s beside its hero, but for those that are lent', () => {
  const { sections } = defineTemplate({ ...drawn, later: async () => ({ Quote }), lent: ALL_BUT_QUOTE });
  expect(Object.keys(sections)).toEqual(['quote', 'hero']);
});

test('without `lent` the family draws the thirteen of the specification, and no other: it may be published already', () => {
  const { sections } = defineTemplate({ ...drawn, later: async () => ({}) });
  expect(Object.keys(sections).toSorted()).toEqual(['hero', 'quote', ...ALL_BUT_QUOTE].toSorted());
});

test('a late section keeps its height free and comes once the invitation is open', async () => {
  const { sections } = defineTemplate({ ...drawn, later: async () => ({ Quote }), heights: { quote: 333 } });
  const { container } = render(sections.quote ? <sections.quote /> : null);
  expect(container.querySelector('div')?.style.minHeight).toBe('333px');
  expect(screen.queryByText('Love is patient.')).toBeNull();
  await act(async () => useOpeningModal.setState({ isShown: false }));
  expect(await screen.findByText('Love is patient.')).toBeTruthy();
});

test('its code is asked for in the tap that opens', async () => {
  const later = jest.fn(async () => ({ Quote }));
  const { sections } = defineTemplate({ ...drawn, later });
  render(sections.quote ? <sections.quote /> : null);
  expect(later).not.toHaveBeenCalled();
  await act(async () => useOpeningModal.setState({ isFullscreen: false }));
  expect(later).toHaveBeenCalledTimes(1);
});
