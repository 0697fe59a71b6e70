/** @jest-environment jsdom */
import { addressed } from '@janur/contracts/honorific';
import { openingMeasures, type OpeningView } from '@janur/kit/first-screen';
import { GREET_SCRIPT } from './greet-script.ts';
import { TAP_SCRIPT } from './tap-script.ts';

const OPENING = '<div data-part="opening" tabindex="-1"><b data-part="guest"></b><i data-part="guest"></i></div>';

/** The printed opening of a guest's own link, with its scripts run as a browser does. */
function opened(search: string, name: string, form = '{{name}}') {
  history.replaceState(null, '', `/sinta-rama${search}`);
  document.body.innerHTML = `${OPENING.replace('<div', `<div data-to="${form}"`)}<script type="application/json" id="janur-guest">${JSON.stringify({ name })}</script>`;
  for (const script of [TAP_SCRIPT, GREET_SCRIPT]) window.eval(script);
  const [dialog] = document.querySelectorAll<HTMLElement>('[data-part="opening"]');
  return {
    greeted: [...document.querySelectorAll('[data-part="guest"]')].map((place) => place.textContent),
    length: dialog?.dataset['guest'],
    scale: dialog?.style.getPropertyValue('--guest-scale'),
  };
}

test('the guest is greeted by the name that the couple wrote', () => {
  expect(opened('?code=RATNA001', 'Ibu Ratna')).toEqual({
    greeted: ['Ibu Ratna', 'Ibu Ratna'],
    length: 'short',
    scale: '1',
  });
});

test.each([
  ['田中 花子', '田中 花子 様'],
  ['田中様', '田中様'],
  ['$& {{name}}', '$& {{name}} 様'],
])('on a Japanese page %s is greeted as %s, as the page itself greets', (name, greeted) => {
  expect(opened('?code=RATNA001', name, '{{name}} 様').greeted).toEqual([greeted, greeted]);
  expect(addressed('{{name}} 様', name)).toBe(greeted);
});

test('a long name is marked as one, and nothing in it becomes markup', () => {
  const name = `<img src=x onerror=alert(1)> ${'Ratna '.repeat(10)}`;
  expect(opened('?code=RATNA001', name)).toMatchObject({ greeted: [name, name], length: 'long' });
});

test('a huge name is set smaller by as much as the page’s own script says, and never too small to read', () => {
  const view = { names: ['Sinta', 'Rama'], stackedNames: ['Sin\nta', 'Ra\nma'], initials: ['S', 'R'], cover: null };
  for (const letters of [70, 100, 140, 400]) {
    const guest = 'R'.repeat(letters);
    const { properties } = openingMeasures({ ...view, guest } as unknown as OpeningView); // what is read of it
    expect(opened('?code=RATNA001', guest).scale).toBe(properties['--guest-scale']);
  }
  expect(opened('?code=RATNA001', 'R'.repeat(140)).scale).toBe(String(Math.sqrt(0.5)));
  expect(opened('?code=RATNA001', 'R'.repeat(400)).scale).toBe('0.6');
});

test('where nothing is printed nothing happens', () => {
  document.body.innerHTML = '<script type="application/json" id="janur-guest">{"name":"Ibu Ratna"}</script>';
  delete globalThis.janurTap;
  expect(() => window.eval(GREET_SCRIPT)).not.toThrow();
});
