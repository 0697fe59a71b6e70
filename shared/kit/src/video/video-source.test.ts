import { videoSource } from './video-source.ts';

const ID = 'aqz-KE-bpKQ';

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://youtube.com/watch?v=${ID}&t=10s`,
  `https://m.youtube.com/watch?app=desktop&v=${ID}`,
  `https://youtu.be/${ID}?si=abc`,
  `https://www.youtube.com/embed/${ID}`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}?feature=share`,
])('%s is shown by YouTube without cookies', (address) => {
  expect(videoSource(address)).toMatchObject({
    kind: 'youtube',
    embedUrl: `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&playsinline=1&rel=0`,
  });
});

test.each([
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://vimeo.com/76979871/abcdef1234', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=abcdef1234'],
  ['https://player.vimeo.com/video/76979871?h=ab12', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=ab12'],
])('%s is shown by Vimeo', (address, embedUrl) => {
  expect(videoSource(address)).toMatchObject({ kind: 'vimeo', embedUrl });
});

test('a film of our own is a file', () => {
  expect(videoSource('/files/c/film.mp4')).toEqual({ kind: 'file', fileUrl: '/files/c/film.mp4' });
});

test.each([
  'https://drive.example/film',
  'https://cdn.example/film.mp4',
  'https://www.youtube.com/@couple',
  'https://youtu.be/short',
])('%s is a page to go to', (address) => {
  expect(videoSource(address)).toEqual({ kind: 'page', pageUrl: address });
});

test.each([null, '', 'javascript:alert(1)', 'data:video/mp4,x', '//evil.example/a.mp4', 'https://'])(
  '%j is no film',
  (address) => {
    expect(videoSource(address)).toBeNull();
  },
);
