import template from './template.tsx';

test('the family draws its own ids', () => {
  expect(Object.keys(template.skins)).toEqual(['TEMPLATE_6']);
});

test('every choice begins with a word that it offers', () => {
  for (const setting of Object.values(template.settings?.properties ?? {}))
    if (setting.type === 'string' && setting.enum) expect(setting.enum).toContain(setting.default);
});
