import { EVERY, GUESTS, type WordingRule, words } from './rule.ts';

/** All languages, English, Indonesian and Malay: the words that staff read, too. */
export const STAFF_LANGUAGES: readonly WordingRule[] = [
  // all languages
  {
    languages: EVERY,
    kinds: ['guest', 'message'],
    pattern: /WhatsApp/u,
    instead: 'the message we sent you: in China, Japan and Korea it is another messenger',
    wrong: 'Check the link in your WhatsApp message.',
  },
  {
    languages: EVERY,
    pattern: /\.\.\./u,
    instead: '…',
    wrong: 'Oops...',
    except: /guest\/en\.json rsvp\.failed_title$/, // specification §8
  },
  {
    languages: ['cn', 'ja'],
    pattern:
      /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[(),!?;]|[(),!?;](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u,
    instead: 'brackets and marks of the full width （），！？',
    wrong: '敬茶(选填)',
    right: 'Śāntiḥ, Om',
  },

  // English
  {
    languages: ['en'],
    pattern: /(?<=\p{L})'|(?<=\s|^)"/u,
    instead: '’ and “ ”',
    wrong: "Sorry, I can't",
    except: /warning\.no_negative$/, // values that hosts type as they stand
  },
  {
    languages: ['en'],
    pattern: /[Gg]uest-[Bb]ook|Guest Book/u,
    instead: 'Guest book',
    wrong: 'Use the guest-book',
  },
  {
    languages: ['en'],
    pattern: /\bis no more\b|Whom the list|Put right|Of the house|that said yes/u,
    instead: 'plain English: no longer exists, Show, Fix, By Janur, who said yes',
    wrong: 'This event is no more.',
  },

  // Indonesian
  {
    languages: ['id'],
    pattern: words('luring', 'daring'),
    instead: 'tidak terhubung ke internet',
    wrong: 'Anda sedang luring.',
  },
  {
    languages: ['id'],
    pattern: words('petugas'),
    instead: 'penerima tamu (usher)',
    wrong: 'Petugas acara',
  },
  {
    languages: ['id'],
    pattern: words('tamu tambahan'),
    instead: 'tamu tanpa undangan (walk-in)',
    wrong: 'Tidak ada tamu tambahan.',
  },
  {
    languages: ['id'],
    pattern: words('peramban', 'HP', 'scan', 'check-in', 'hero'),
    instead: 'browser, ponsel or nomor telepon, pindai, catat hadir, sampul',
    wrong: 'Batalkan check-in',
  },
  {
    languages: ['id'],
    kinds: GUESTS,
    pattern: /^Kepada Bapak/u,
    instead: 'Kepada Yth. Bapak/Ibu/Saudara/i',
    wrong: 'Kepada Bapak/Ibu/Saudara/i',
    right: 'Kepada Yth. Bapak/Ibu/Saudara/i',
  },

  // Malay
  {
    languages: ['my'],
    pattern: words('undangan', 'petugas', 'sebagian', 'tetamu tambahan', 'peramban', 'ponsel'),
    instead: 'jemputan, penyambut tetamu, sebahagian, tetamu tanpa jemputan, pelayar, telefon',
    wrong: 'Undangan Majlis Perkahwinan',
  },
  {
    languages: ['my'],
    pattern: words('terlalu banyak percubaan', 'periksa'),
    instead: 'cubaan, Semak',
    wrong: 'Periksa sambungan internet',
  },
];
