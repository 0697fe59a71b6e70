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

test('a stand-in is a font of the system in the size of the one that comes', () => {
  expect(standIn('Karla', 'sans-serif', 95)).toBe(
    "@font-face { font-family: 'Karla Stand-in'; src: local('Arial'), local('Roboto'), local('Noto Sans'), local('DejaVu Sans'); size-adjust: 95%; }\n",
  );
  expect(standIn('Archivo', ['Impact'], 94, 'font-weight: 100 900;')).toBe(
    "@font-face { font-family: 'Archivo Stand-in'; src: local('Impact'); size-adjust: 94%; font-weight: 100 900;}\n",
  );
});
