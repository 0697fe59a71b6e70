import type { EditedContent, EditedOption } from '@janur/contracts';
import { createApi } from '@janur/data';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { show } from '../../../testing/show.tsx';
import { EditorProvider } from '../editor-context.tsx';
import { createEditorStore } from '../editor-store.ts';
import { stored } from '../testing/stored.ts';
import type { DraftPatch } from '../panel.ts';
import { type GalleryItem, newItem } from './gallery.ts';
import { GalleryPanel } from './gallery-panel.tsx';

const picture = (id: number, over: Partial<GalleryItem> = {}): GalleryItem => ({
  ...newItem('SECTION_1', `/files/${id}.webp`),
  id,
  ...over,
});

/** What the panel made of them last. */
let shown: GalleryItem[];

/** The panel in an editor that keeps what it changes. */
function Editor({ galleries }: { galleries: GalleryItem[] }) {
  const [list, setList] = useState(galleries);
  // what the panel reads of a content and an option
  const content = { galleries: list, galleries_css: null, galleries_mobile_css: null } as EditedContent;
  const option = { id: 1, slider: null } as EditedOption;
  return (
    <EditorProvider value={createEditorStore(createApi(), stored())}>
      <GalleryPanel
        clientId={7}
        content={content}
        option={option}
        onChange={(patch: DraftPatch) => {
          shown = patch.content?.galleries ?? list;
          setList(shown);
        }}
        errorOf={() => undefined}
        onStored={() => Promise.resolve()}
      />
    </EditorProvider>
  );
}

const THREE = [picture(1, { title: 'Senja' }), picture(2), picture(3)];
const tiles = () =>
  within(screen.getByRole('list', { name: 'Bagian 1' })).getAllByRole('button', { pressed: undefined });
const tile = (name: string) => screen.getByRole('button', { name });
const ids = () => shown.map(({ id }) => id);

beforeAll(() => {
  // jsdom keeps no files behind addresses
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

test('the tabs count their pictures, the tiles are numbered, the first one is chosen', () => {
  show(<Editor galleries={[...THREE, picture(4, { section: 'SECTION_GIFT_BANNER' })]} />);
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Bagian 1 3',
    'Bagian 2 0',
    'Banner 1',
  ]);
  expect(tile('1: Senja').getAttribute('aria-pressed')).toBe('true');
  expect(tile('Foto 2').getAttribute('aria-pressed')).toBe('false');
  expect(tiles().length).toBe(3);
});

test('Alt with an arrow moves a picture, and the place is said', () => {
  show(<Editor galleries={THREE} />);
  fireEvent.keyDown(tile('1: Senja'), { key: 'ArrowRight', altKey: true });
  expect(ids()).toEqual([2, 1, 3]);
  expect(screen.getByText('Foto kini nomor 2 dari 3')).toBeTruthy();
  fireEvent.keyDown(tile('2: Senja'), { key: 'End', altKey: true });
  expect(ids()).toEqual([2, 3, 1]);
  fireEvent.keyDown(tile('3: Senja'), { key: 'ArrowRight' });
  expect(ids()).toEqual([2, 3, 1]);
});

test('a removed picture comes back to its place', async () => {
  show(<Editor galleries={THREE} />);
  fireEvent.keyDown(tile('Foto 2'), { key: 'Delete' });
  expect(ids()).toEqual([1, 3]);
  fireEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
  expect(ids()).toEqual([1, 2, 3]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull());
});

test('the arrow keys place the focal point, the words and the veil are of the chosen picture', () => {
  show(<Editor galleries={THREE} />);
  fireEvent.click(tile('Foto 2'));
  const point = screen.getByRole('slider', { name: 'Titik fokus foto' });
  fireEvent.keyDown(point, { key: 'ArrowLeft', shiftKey: true });
  fireEvent.keyDown(point, { key: 'ArrowDown' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Keterangan foto' }), { target: { value: 'Rawa Pening' } });
  fireEvent.change(screen.getByRole('slider', { name: /Lapisan gelap/ }), { target: { value: '20' } });
  expect(shown[1]).toMatchObject({ css: 'object-position: 40% 51%', title: 'Rawa Pening', overlay_opacity: 0.2 });
  expect(point.getAttribute('aria-valuetext')).toBe('40% dari kiri, 51% dari atas');
});

test('a file that is no picture is refused by its name, and another is chosen in its place', () => {
  show(<Editor galleries={[]} />);
  const tif = new File(['x'], 'DSC_0431.tif', { type: 'image/tiff' });
  fireEvent.change(screen.getByLabelText('Pilih foto'), { target: { files: [tif] } });
  expect(screen.getByText('DSC_0431.tif')).toBeTruthy();
  expect(screen.getByText('Pakai JPG, PNG, WebP, atau AVIF')).toBeTruthy();
  expect(screen.getByText('1 gagal')).toBeTruthy();
  const other = new File(['x'], 'scan.bmp', { type: 'image/bmp' });
  fireEvent.change(screen.getByLabelText('Ganti berkas DSC_0431.tif'), { target: { files: [other] } });
  expect(screen.getByText('scan.bmp')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Singkirkan scan.bmp' }));
  expect(screen.queryByText('1 gagal')).toBeNull();
});

test('a banner is one of five places, and may change it', () => {
  show(<Editor galleries={[picture(1, { section: 'SECTION_GIFT_BANNER' })]} />);
  fireEvent.click(screen.getByRole('radio', { name: /Banner/ }));
  expect(screen.getAllByLabelText(/^Pilih berkas untuk/).length).toBe(4);
  fireEvent.change(screen.getByRole('combobox', { name: 'Letak' }), { target: { value: 'SECTION_RSVP_BANNER' } });
  expect(shown[0]?.section).toBe('SECTION_RSVP_BANNER');
});
