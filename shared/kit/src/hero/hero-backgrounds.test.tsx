import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { profile } from '../testing/fixture.ts';
import { full } from '../testing/fixtures.ts';
import { useHeroMotion } from '../stores/hero-motion.ts';
import { useOpeningModal } from '../stores/opening.ts';
import { renderOn, teachMedia } from '../testing/render.tsx';
import { STILL_ATTRIBUTE } from '../quiet/quiet.ts';
import { HeroBackgrounds } from './hero-backgrounds.tsx';

const shown = () => document.querySelector('[data-shown] img')?.getAttribute('src');
const turn = () => act(() => jest.advanceTimersByTime(6000));

beforeAll(() => {
  teachMedia();
  // jsdom plays nothing
  HTMLMediaElement.prototype.play = async () => undefined;
  HTMLMediaElement.prototype.pause = () => undefined;
});
beforeEach(() => {
  jest.useFakeTimers();
  useOpeningModal.setState({ isShown: false });
});
afterEach(() => void jest.useRealTimers());

test('the pictures take turns, and none goes before the cover', () => {
  renderOn(full(), <HeroBackgrounds />);
  expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual(['lazy', 'lazy']);
  expect(shown()).toBe('/files/fixture/hero-1.webp');
  turn();
  expect(shown()).toBe('/files/fixture/hero-2.webp');
  turn();
  expect(shown()).toBe('/files/fixture/hero-1.webp');
});

test('while the opening lies above it, no second picture is loaded and none turns', () => {
  useOpeningModal.setState({ isShown: true });
  renderOn(full(), <HeroBackgrounds />);
  turn();
  expect(shown()).toBe('/files/fixture/hero-1.webp');
  expect(document.querySelectorAll('img')).toHaveLength(1);
  act(() => useOpeningModal.setState({ isShown: false }));
  expect(document.querySelectorAll('img')).toHaveLength(2);
  turn();
  expect(shown()).toBe('/files/fixture/hero-2.webp');
});

test('the guest can stop the turns, and start them again', () => {
  renderOn(full(), <HeroBackgrounds />);
  fireEvent.click(screen.getByRole('button', { name: 'Stop movement' }));
  turn();
  expect(shown()).toBe('/files/fixture/hero-1.webp');
  fireEvent.click(screen.getByRole('button', { name: 'Start movement' }));
  turn();
  expect(shown()).toBe('/files/fixture/hero-2.webp');
});

test('what is stopped is all that moves on the page, and the device remembers it, where it can be started again', () => {
  const isStill = () => document.documentElement.hasAttribute(STILL_ATTRIBUTE);
  const { unmount } = renderOn(full(), <HeroBackgrounds />);
  expect(isStill()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Stop movement' }));
  expect([isStill(), localStorage.length]).toEqual([true, 1]);
  unmount();
  renderOn(full(), <HeroBackgrounds />);
  expect(isStill()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Start movement' }));
  expect([isStill(), localStorage.length]).toEqual([false, 0]);
});

describe('under a hero that stands still', () => {
  const standing = full({ option: { slider: false } });
  /** Something of the look begins to move, as a browser tells. */
  const begin = (count: string) => {
    const star = document.body.appendChild(document.createElement('i'));
    star.style.animationIterationCount = count;
    act(() => void star.dispatchEvent(new Event('animationstart', { bubbles: true })));
    star.remove();
  };
  const button = () => screen.queryByRole('button')?.getAttribute('aria-label') ?? null;
  beforeEach(() => useHeroMotion.setState({ isPaused: false, isEndless: false }));
  afterAll(() => useHeroMotion.setState({ isPaused: false, isEndless: false }));

  test('what moves without end has the button too, and keeps it', () => {
    renderOn(standing, <HeroBackgrounds />);
    begin('1');
    expect(button()).toBeNull();
    begin('infinite');
    for (const name of ['Stop movement', 'Start movement', 'Stop movement']) {
      expect(button()).toBe(name);
      fireEvent.click(screen.getByRole('button'));
    }
    fireEvent.click(screen.getByRole('button'));
  });

  test('what moved before the page was there is found', () => {
    const moving = { effect: { getComputedTiming: () => ({ iterations: Infinity }) } };
    document.getAnimations = () => [moving as unknown as Animation]; // what is read of it
    renderOn(standing, <HeroBackgrounds />);
    Reflect.deleteProperty(document, 'getAnimations');
    expect(button()).toBe('Stop movement');
  });

  test('who has stopped it elsewhere can start it here', () => {
    useHeroMotion.setState({ isPaused: true, isEndless: true });
    renderOn(standing, <HeroBackgrounds />);
    expect(button()).toBe('Start movement');
  });

  test('where nothing may move there is no button', () => {
    renderOn(full({ option: { animation: false } }), <HeroBackgrounds />);
    begin('infinite');
    expect(button()).toBeNull();
  });
});

test.each([{ slider: false }, { animation: false }])('with %j the first picture stands', (option) => {
  renderOn(full({ option }), <HeroBackgrounds />);
  expect(screen.queryByRole('button')).toBeNull();
  turn();
  expect(shown()).toBe('/files/fixture/hero-1.webp');
});

test('the pictures come by their order, each under its veil', () => {
  const picture = (id: number, order: number) => ({
    id,
    order,
    picture_url: `/files/${id}.webp`,
    css: null,
    overlay_opacity: id / 10,
  });
  renderOn(full({ content: { hero_backgrounds: [picture(1, 2), picture(2, 1)] } }), <HeroBackgrounds />);
  expect(shown()).toBe('/files/2.webp');
  expect(document.querySelector<HTMLElement>('[data-shown] [data-part="veil"]')?.style.opacity).toBe('0.2');
});

test('where no type lies on them they are bare', () => {
  const picture = { id: 1, order: 1, picture_url: '/files/1.webp', css: null, overlay_opacity: 0.4 };
  renderOn(full({ content: { hero_backgrounds: [picture] } }), <HeroBackgrounds isBare />);
  expect(shown()).toBe('/files/1.webp');
  expect(document.querySelector('[data-part="veil"]')).toBeNull();
});

test('with WITH_VIDEO a film of our own runs without sound, its poster the first picture', () => {
  renderOn(
    full({ content: { video_prewed_url: '/files/c/film.mp4' }, option: { hero_style: 'WITH_VIDEO' } }),
    <HeroBackgrounds />,
  );
  const film = document.querySelector('video');
  expect(film?.getAttribute('src')).toBe('/files/c/film.mp4');
  expect(film?.muted).toBe(true);
  expect(film?.poster).toContain('hero-1.webp');
});

const LOOP = { hero_style: 'WITH_VIDEO', custom_config: { hero_film: '/files/ab/loop.mp4' } } as const;

test('a loop of the couple’s own goes before their film, in the codec that a phone reads', () => {
  renderOn(full({ content: { video_prewed_url: '/files/c/film.mp4' }, option: LOOP }), <HeroBackgrounds />);
  const film = document.querySelector('video');
  expect(film?.hasAttribute('src')).toBe(false);
  expect([...(film?.children ?? [])].map((one) => one.getAttribute('src'))).toEqual([
    '/files/ab/loop.webm',
    '/files/ab/loop.mp4',
  ]);
  expect(film?.poster).toContain('/files/ab/loop.webp');
});

test('where nothing may move, the first picture of the loop stands for pictures that are not there', () => {
  renderOn(full({ content: { hero_backgrounds: [] }, option: { ...LOOP, animation: false } }), <HeroBackgrounds />);
  expect(document.querySelector('video')).toBeNull();
  expect(shown()).toBe('/files/ab/loop.webp');
});

test('a loop that is no file of ours is none', () => {
  const hero_film = 'https://evil.example/loop.mp4';
  renderOn(full({ option: { ...LOOP, custom_config: { hero_film } } }), <HeroBackgrounds />);
  expect(document.querySelector('video')).toBeNull();
});

test('a film of another host leaves the pictures', () => {
  renderOn(full({ option: { hero_style: 'WITH_VIDEO' } }), <HeroBackgrounds />);
  expect(document.querySelector('video')).toBeNull();
  expect(shown()).toBe('/files/fixture/hero-1.webp');
});

test('a birthday without pictures shows its host', () => {
  const bride = profile({ photo_url: '/files/sinta.webp' });
  renderOn(
    full({ content: { bride, groom: null, hero_backgrounds: [] }, option: { web_type: 'BIRTHDAY' } }),
    <HeroBackgrounds />,
  );
  expect(shown()).toBe('/files/sinta.webp');
});
