import { fontFace, standIn } from './fonts.ts';

test('a parted font has two faces, each with the letters of its file', () => {
  const faces = fontFace('Karla', '/karla.plain.woff2', 'font-weight: 400;').trim().split('\n');
  expect(faces).toHaveLength(2);
  expect(faces[0]).toContain("font-family: 'Karla'; src: url(/karla.plain.woff2) format('woff2'); font-display: swap;");
  expect(faces[1]).toContain('url(/karla.accents.woff2)');
  for (const face of faces) expect(face).toMatch(/font-weight: 400; unicode-range: U\+[\dA-F]/);
});

test('a whole font has one face', () => {
  expect(fontFace('Aref Ruqaa', '/aref.woff2').match(/@font-face/g)).toHaveLength(1);
});

test("a stand-in is each of the system's fonts in the size in which its lines are as long", () => {
  const faces = standIn('Karla', 'sans-serif', 47).trim().split('\n');
  // the last that a system has is the one that is taken
  expect(faces.map((face) => /local\('(.*?)'\)/.exec(face)?.[1])).toEqual([
    'DejaVu Sans',
    'Noto Sans',
    'Roboto',
    'Arial',
  ]);
  expect(faces.map((face) => /size-adjust: (.*?)%/.exec(face)?.[1])).toEqual(['90.2', '96.5', '102.8', '102.6']);
  for (const face of faces) expect(face).toMatch(/^@font-face \{ font-family: 'Karla Stand-in'; src: local/);
});

test('a stand-in may be fonts of other names, and keeps its weights', () => {
  expect(standIn('Yeseva', ['Georgia Bold'], 53.3, 'font-weight: 100 900;')).toBe(
    "@font-face { font-family: 'Yeseva Stand-in'; src: local('Georgia Bold'); size-adjust: 100.0%; font-weight: 100 900;}\n",
  );
});

test("a stand-in has the font's own ascent and descent, which the size would scale", () => {
  expect(standIn('Yeseva', ['Georgia Bold'], 26.65, '', [99, 31])).toBe(
    "@font-face { font-family: 'Yeseva Stand-in'; src: local('Georgia Bold'); size-adjust: 50.0%; ascent-override: 198.0%; descent-override: 62.0%; }\n",
  );
});
