import { fireEvent, screen, within } from '@testing-library/react';
import { client } from '../testing/fixture.ts';
import { renderOn, teachDialogs } from '../testing/render.tsx';
import HealthProtocol from './health-protocol.tsx';

beforeAll(teachDialogs);

test('with SHOW the four rules stand on the page', () => {
  renderOn(client({ option: { health_protocol_style: 'SHOW' } }), <HealthProtocol />);
  expect(screen.getAllByRole('listitem').map((rule) => rule.textContent)).toEqual([
    'Wear a mask',
    'Wash your hands',
    'Keep your distance',
    'Stay at home if you feel unwell',
  ]);
});

test('with MODAL1 they stand in a sheet behind a button', () => {
  renderOn(client({ option: { health_protocol_style: 'MODAL1' } }), <HealthProtocol />);
  expect(screen.queryByRole('listitem')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Read the health protocol' }));
  expect(within(screen.getByRole('dialog', { name: 'Health protocol' })).getAllByRole('listitem')).toHaveLength(4);
});

test('a template draws its own icons', () => {
  renderOn(
    client({ option: { health_protocol_style: 'SHOW' } }),
    <HealthProtocol icon={(rule) => <i data-testid={rule} />} />,
  );
  expect(screen.getByTestId('distance')).toBeTruthy();
});
