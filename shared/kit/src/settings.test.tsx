import { screen } from '@testing-library/react';
import { amount, choice, colour, defineSettings, text, toggle, useSettings } from './settings.ts';
import { client } from './testing/fixture.ts';
import { renderOn } from './testing/render.tsx';

const settings = defineSettings({
  season: choice(['dry', 'wet'], { en: 'Season', id: 'Musim' }),
  motto: text(20, { en: 'Motto', id: 'Moto' }),
  ribbon: colour('#aabbcc', { en: 'Ribbon', id: 'Pita' }),
  drifts: toggle(true, { en: 'Petals drift', id: 'Kelopak melayang' }),
  birds: amount(1, 5, { en: 'Birds', id: 'Burung' }),
});

function Shown() {
  const { season, motto, ribbon, drifts, birds } = useSettings(settings);
  // the compiler knows each kind
  const words: [string, string, boolean, number] = [motto.trim(), ribbon, drifts, birds];
  return <output>{JSON.stringify([season satisfies 'dry' | 'wet', ...words])}</output>;
}

const shown = () => JSON.parse(screen.getByRole('status').textContent);

test('a section gets what the couple chose', () => {
  const chosen = { season: 'wet', motto: 'Bersama', ribbon: '#102030', drifts: false, birds: 4 };
  renderOn(
    client({ option: { template: 'TEMPLATE_9', custom_config: { settings: { TEMPLATE_9: chosen } } } }),
    <Shown />,
  );
  expect(shown()).toEqual(['wet', 'Bersama', '#102030', false, 4]);
});

const WRONG = { season: 'spring', birds: '4', ribbon: 'red' };
test.each([
  null,
  {},
  { settings: 'nonsense' },
  { settings: { TEMPLATE_9: 'nonsense', TEMPLATE_8: { season: 'wet' } } },
  { settings: { TEMPLATE_9: WRONG } },
])('with %j every setting has its default', (custom_config) => {
  renderOn(client({ option: { template: 'template-9', custom_config } }), <Shown />);
  expect(shown()).toEqual(['dry', '', '#aabbcc', true, 1]);
});

test('the declaration is the JSON Schema that the registry keeps', () => {
  expect(settings.properties['season']).toEqual({
    type: 'string',
    title: 'Season',
    'x-titles': { id: 'Musim' },
    enum: ['dry', 'wet'],
    default: 'dry',
  });
});
