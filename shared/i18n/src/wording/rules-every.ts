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

  {
    languages: ['en'],
    pattern: /(?<!there )\bis no (?!longer\b)/i,
    instead: 'is not a: “This is not an Excel file.”',
    wrong: 'This is no Excel or CSV file.',
    right: 'There is no camera, and the code is no longer valid.',
  },
  {
    languages: ['en'],
    pattern: words('sign(?:ed)? in', 'log-ins?'),
    instead: 'log in, logged in, the login',
    wrong: 'Stay signed in on this device',
    right: 'Stay logged in: one login is enough',
  },
  {
    languages: ['en'],
    pattern: words('mend(?:ing)?', 'good until', 'does not come', 'run out', 'opens nothing'),
    instead: 'fix, valid until, is not coming, has expired, no longer works',
    wrong: 'The link is good until Monday.',
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

  {
    languages: ['id'],
    pattern: words('adakah', 'silahkan', 'pengundang', 'hubungi mempelai', 'dikabarkan (?:datang|hadir)'),
    instead: 'apakah or maukah, silakan, tuan rumah (a birthday has no couple), ditunggu',
    wrong: 'Adakah ketukan Anda?',
  },
  {
    languages: ['id', 'my'],
    pattern: /\}\} huruf(?!,| kecil)/u,
    instead: 'karakter, aksara: digits and spaces count too',
    wrong: 'Maksimal {{max}} huruf',
    right: '2 sampai {{max}} huruf kecil, angka, atau tanda hubung',
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
    pattern: words('terlalu banyak percubaan', 'periksa', 'cuplikan', 'huruf besar'),
    instead: 'cubaan, Semak, sedutan, tulisan besar: huruf besar is a capital letter',
    wrong: 'Periksa sambungan internet',
  },
  {
    languages: ['my'],
    pattern: words('tadinya', 'redaksi', 'saat ini', 'ketik', 'admin', 'hari lahir', 'log keluarkan', 'kehadapan'),
    instead: 'asalnya, sidang pengarang, semasa, sentuh, pentadbir, hari jadi, log keluar, Ke hadapan',
    wrong: 'Kehadapan {name},',
    right: 'Ke hadapan {name},',
  },
  {
    languages: ['my'],
    pattern: words('di (?:hari|malam|pagi|petang|tarikh)'),
    instead: 'pada: di is said of places alone',
    wrong: 'Jumpa di malam perdana.',
    right: 'Jumpa pada malam perdana, di dewan.',
  },
];
