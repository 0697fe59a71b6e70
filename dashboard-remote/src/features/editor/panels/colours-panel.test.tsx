import { createApi } from '@janur/data';
import { fireEvent, screen } from '@testing-library/react';
import { show } from '../../../testing/show.tsx';
import { EditorProvider } from '../editor-context.tsx';
import { createEditorStore } from '../editor-store.ts';
import { PreviewColoursProvider } from '../preview-colours.tsx';
import { usePanelProps } from '../page/panel-pane.tsx';
import { stored } from '../testing/stored.ts';
import { ColoursPanel } from './colours-panel.tsx';

const WORN = { '--base': '#FBF3EA', '--ink': '#4A2C20', '--primary': '#9C4A2F', '--on-primary': '#FFF8F1' };

function showColours() {
  const client = stored();
  Object.assign(client.option, { base_color: null, primary_color: null, title_color: null, secondary_color: null });
  const store = createEditorStore(createApi(), client);
  show(
    <EditorProvider value={store}>
      <PreviewColoursProvider value={WORN}>
        <Shown />
      </PreviewColoursProvider>
    </EditorProvider>,
  );
  return store;
}

function Shown() {
  return <ColoursPanel {...usePanelProps()} />;
}

const field = (name: string) => screen.getByRole('textbox', { name });

test('what is no colour says so, and is kept to be corrected', () => {
  const store = showColours();
  fireEvent.change(field('Utama'), { target: { value: '#12345' } });
  expect(screen.getByText(/^Bad Hex/)).toBeTruthy();
  expect(store.getState().draft.option.primary_color).toBe('#12345');
  fireEvent.change(field('Utama'), { target: { value: '#123' } });
  expect(screen.queryByText(/^Bad Hex/)).toBeNull();
});

test('an empty colour is the template’s, and goes back to it', () => {
  const store = showColours();
  expect(field('Dasar').getAttribute('placeholder')).toBe('#FBF3EA');
  fireEvent.change(field('Dasar'), { target: { value: '#ffffff' } });
  fireEvent.click(screen.getByRole('button', { name: 'Kembali ke bawaan: Dasar' }));
  expect(store.getState().draft.option.base_color).toBeNull();
});

test('the ratio stands beside a colour, with a tick or a warning', () => {
  showColours();
  expect(screen.getByText('AA 11,4:1')).toBeTruthy();
  fireEvent.change(field('Judul'), { target: { value: '#FFE0C0' } });
  expect(screen.getByText(/Kurang kontras 1,\d:1/)).toBeTruthy();
  expect(screen.getByText(/Tampil sebagai #/)).toBeTruthy();
});
