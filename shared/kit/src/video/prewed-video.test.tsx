import { fireEvent, screen } from '@testing-library/react';
import { useMusic } from '../stores/music.ts';
import { full } from '../testing/fixtures.ts';
import { renderOn } from '../testing/render.tsx';
import PrewedVideo from './prewed-video.tsx';

const play = () => fireEvent.click(screen.getByRole('button', { name: 'Play: Film of Sinta and Rama' }));

test('nothing of the film is fetched before the tap, which also stops the music', () => {
  useMusic.setState({ isPlaying: true });
  renderOn(full(), <PrewedVideo />);
  expect(document.querySelector('iframe')).toBeNull();
  expect(document.body.innerHTML).not.toContain('youtube');
  play();
  expect(screen.getByTitle('Film of Sinta and Rama').getAttribute('src')).toContain('youtube-nocookie.com/embed/');
  expect(useMusic.getState().isPlaying).toBe(false);
});

test('a film of our own plays in the page', () => {
  renderOn(full({ content: { video_prewed_url: '/files/c/film.mp4' } }), <PrewedVideo />);
  expect(document.querySelector('video')).toBeNull();
  play();
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/files/c/film.mp4');
});

test('a film on a page that nobody can embed is a link', () => {
  renderOn(full({ content: { video_prewed_url: 'https://drive.example/film' } }), <PrewedVideo />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://drive.example/film');
});
