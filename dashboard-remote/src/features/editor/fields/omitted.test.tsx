import { listTemplates } from '@janur/contracts';
import { createApi } from '@janur/data';
import { answer } from '@janur/data/testing';
import { act, screen } from '@testing-library/react';
import { ofOption } from '../bind.ts';
import { EditorProvider } from '../editor-context.tsx';
import { createEditorStore } from '../editor-store.ts';
import { HeroBackgrounds } from '../media/hero-backgrounds.tsx';
import { usePanelProps } from '../page/panel-pane.tsx';
import { ColoursPanel } from '../panels/colours-panel.tsx';
import { listedTemplate } from '../../../testing/factories.ts';
import { show } from '../../../testing/show.tsx';
import { stored } from '../testing/stored.ts';
import { StyleSelect } from './style-select.tsx';

const OMITS = { quote_style: ['NO_FLOWER'], third_color: ['ANY'], 'hero_backgrounds.overlay_opacity': ['ANY'] };

/** The editor's fields over a draft that wears a look which leaves these out, beside one that draws all. */
function showEditor() {
  const look = { name: { id: 'Kabar', en: 'Kabar' }, omits: OMITS };
  answer(listTemplates, () => [listedTemplate('KABAR', 'Kabar', { look }), listedTemplate('TANAH', 'Tanah')]);
  const client = stored();
  Object.assign(client.option, { template: 'KABAR', third_color: null, quote_style: null });
  const store = createEditorStore(createApi(), client);
  show(
    <EditorProvider value={store}>
      <Panels />
    </EditorProvider>,
  );
  return store;
}

function Panels() {
  const props = usePanelProps();
  return (
    <>
      <StyleSelect of={ofOption(props, 'quote_style')} />
      <ColoursPanel {...props} />
      <HeroBackgrounds {...props} />
    </>
  );
}

const choice = (name: string) => screen.getByRole<HTMLOptionElement>('option', { name });

test('what the worn look leaves out is said at the field, in grey, and can still be chosen', async () => {
  showEditor();
  const omitted = await screen.findByRole<HTMLOptionElement>('option', {
    name: 'Tanpa hiasan (tampilan ini tetap sama)',
  });
  expect(omitted.disabled).toBe(false);
  expect(getComputedStyle(omitted).color).not.toBe(getComputedStyle(choice('Disembunyikan')).color);
  expect(screen.getByText('Tampilan ini tidak memakai warna ini')).toBeTruthy();
  expect(screen.getByText('Tampilan ini tidak menggelapkan foto di sini.')).toBeTruthy();
});

test('another look says nothing of what it draws', async () => {
  const store = showEditor();
  await screen.findByText('Tampilan ini tidak memakai warna ini');
  act(() => store.change({ option: { template: 'TANAH' } }));
  expect(choice('Tanpa hiasan')).toBeTruthy();
  expect(screen.queryByText(/ampilan ini/)).toBeNull();
});
