import { choice, defineSettings, text } from '@janur/kit';

export const settings = defineSettings({
  /** In script under the name: "setengah abad, tetap jenaka". */
  tagline: text(60, { en: 'Line under the name', id: 'Kalimat di bawah nama' }),
  gifts: choice(['accounts', 'note_only'], {
    en: 'Gifts: accounts, or the note alone',
    id: 'Kado: rekening, atau catatan saja',
  }),
  /** "No gifts, only dancing shoes", or where the wish-list is. */
  gift_note: text(160, { en: 'Note on gifts', id: 'Catatan tentang kado' }),
});
