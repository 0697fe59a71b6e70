import type { TemplateSettingsSchema } from '@janur/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../testing/show.tsx';
import { SettingsForm, type SettingValues } from './settings-form.tsx';

const SCHEMA: TemplateSettingsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    garland: {
      type: 'string',
      enum: ['full', 'single'],
      default: 'full',
      title: 'Garland',
      'x-titles': { id: 'Untaian' },
    },
    motto: { type: 'string', maxLength: 80, default: '', title: 'Motto' },
    ribbon: { type: 'string', format: 'color', default: '#8aa17c', title: 'Ribbon' },
    drifts: { type: 'boolean', default: true, title: 'Petals drift' },
    birds: { type: 'integer', minimum: 0, maximum: 5, default: 2, title: 'Birds' },
  },
};

function showForm(values: SettingValues = {}, problems = {}): { last: () => SettingValues } {
  let last = values;
  function Held() {
    const [held, setHeld] = useState(values);
    const change = (changed: SettingValues) => {
      last = changed;
      setHeld(changed);
    };
    return <SettingsForm schema={SCHEMA} values={held} problems={problems} onChange={change} />;
  }
  show(<Held />);
  return { last: () => last };
}
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

test('each setting is a field of its kind with the template’s default, called in the reader’s language', () => {
  showForm({ motto: 7 });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Untaian' }).value).toBe('full');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Motto' }).value).toBe('');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Ribbon' }).value).toBe('#8aa17c');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Petals drift' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Birds' }).value).toBe('2');
});

test('a change tells all values, and those that it does not know stay', () => {
  const { last } = showForm({ former: 'kept' });
  type(screen.getByRole('combobox', { name: 'Untaian' }), 'single');
  type(screen.getByRole('textbox', { name: 'Motto' }), 'Tepa slira');
  type(screen.getByRole('textbox', { name: 'Ribbon' }), '#AA0011');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Petals drift' }));
  type(screen.getByRole('spinbutton', { name: 'Birds' }), '5');
  expect(last()).toEqual({
    former: 'kept',
    garland: 'single',
    motto: 'Tepa slira',
    ribbon: '#AA0011',
    drifts: false,
    birds: 5,
  });
});

test('what is no value is said at its field and told to nobody', () => {
  const { last } = showForm();
  type(screen.getByRole('textbox', { name: 'Ribbon' }), '#12');
  type(screen.getByRole('spinbutton', { name: 'Birds' }), '6');
  expect(screen.getByText(/^Bad Hex/)).toBeTruthy();
  expect(screen.getByText('Bilangan bulat dari 0 sampai 5')).toBeTruthy();
  expect(last()).toEqual({});
});

test('what the server refused stands at its field', () => {
  showForm({}, { motto: 'Terlalu panjang' });
  const motto = screen.getByRole('textbox', { name: 'Motto' });
  expect([motto.getAttribute('aria-invalid'), screen.getByText('Terlalu panjang')]).toEqual([
    'true',
    expect.anything(),
  ]);
});
