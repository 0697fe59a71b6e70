/** Sentences that many Indonesian invitations share. */
export const GREETING = {
  muslim:
    'Assalamu’alaikum warahmatullahi wabarakatuh.\nDengan memohon rahmat dan rida Allah Swt., kami bermaksud menyelenggarakan pernikahan putra-putri kami. Kehadiran dan doa restu Bapak/Ibu/Saudara/i adalah kehormatan bagi kami sekeluarga.',
  christian:
    'Dengan sukacita dan syukur atas kasih karunia Tuhan, kami mengundang Bapak/Ibu/Saudara/i untuk hadir dan mendoakan kami pada hari pernikahan kami.',
  balinese:
    'Om Swastiastu.\nAtas asung kerta wara nugraha Ida Sang Hyang Widhi Wasa, kami mengundang Bapak/Ibu/Saudara/i untuk hadir dan memberikan doa restu pada upacara pawiwahan putra-putri kami.',
  general:
    'Tanpa mengurangi rasa hormat, kami mengundang Bapak/Ibu/Saudara/i untuk merayakan hari bahagia kami. Kehadiran Anda adalah hadiah yang paling kami nantikan.',
} as const;

export const QUOTES = {
  arRum: [
    'Dan di antara tanda-tanda (kebesaran)-Nya ialah Dia menciptakan pasangan-pasangan untukmu dari jenismu sendiri, agar kamu cenderung dan merasa tenteram kepadanya, dan Dia menjadikan di antaramu rasa kasih dan sayang.',
    'QS. Ar-Rum: 21',
  ],
  corinthians: [
    'Kasih itu menutupi segala sesuatu, percaya segala sesuatu, mengharapkan segala sesuatu, sabar menanggung segala sesuatu.',
    '1 Korintus 13:7',
  ],
  colossians: [
    'Dan di atas semuanya itu: kenakanlah kasih, sebagai pengikat yang mempersatukan dan menyempurnakan.',
    'Kolose 3:14',
  ],
  rgveda: [
    'Wahai pasangan suami-istri, semoga kalian tetap bersatu dan tidak pernah terpisahkan. Semoga kalian mencapai hidup penuh kebahagiaan.',
    'Regweda X.85.42',
  ],
  javanese: ['Tresna kang tuwuh saka ati, bakal nemu dalane bali.', 'Paribasan Jawa'],
  chinese: ['执子之手，与子偕老。\nMenggenggam tanganmu, menua bersamamu.', '诗经 · Shijing'],
} as const satisfies Record<string, readonly [string, string]>;

/** Wishes as guests write them. */
export const WISHES = [
  [
    'Keluarga Hadiwijaya',
    'Barakallahu lakuma wa baraka ‘alaikuma wa jama‘a bainakuma fii khair. Semoga menjadi keluarga yang sakinah, mawaddah, warahmah.',
  ],
  ['Dimas Prakoso', 'Akhirnya! Dari teman nebeng pulang jadi teman hidup. Bahagia terus ya kalian berdua.'],
  [
    'Tante Mirna & Om Yos',
    'Selamat menempuh hidup baru, anak-anakku. Saling sabar, saling jaga, jangan lupa makan bareng tiap malam.',
  ],
  ['Bpk. Surya Atmaja', 'Selamat berbahagia. Semoga langgeng sampai kakek nenek dan selalu dalam lindungan-Nya.'],
  ['Ratna Dewi', 'Ikut terharu baca ceritanya. Sampai ketemu di hari bahagia, aku bawa tisu satu kotak!'],
  ['Geng Kantin Lama', 'Kami siap meramaikan dan menghabiskan es krim. Selamat ya!'],
  ['Yohana Sitorus', 'Tuhan memberkati rumah tangga kalian. Jadilah berkat untuk banyak orang.'],
  ['I Made Sudira', 'Dumogi langgeng, becik, tur rahayu sareng sami. Selamat!'],
  ['Lim Siu Hwa', 'Kiong hi! Semoga rezekinya lancar dan cepat diberi momongan.'],
  ['Pak RT 04', 'Selamat untuk kedua keluarga. Warga siap bantu parkir dan konsumsi.'],
  ['Nadia & Reza', 'Selamat bergabung di klub rebutan selimut. Bahagia selalu!'],
  ['Fajar Nugraha', 'Maaf belum bisa hadir karena dinas di Sorong. Doa terbaik dari timur Indonesia.'],
] as const satisfies readonly (readonly [string, string])[];

/** What the guests of sinta-rama write, each once. */
export const GUEST_MESSAGES = [
  'Semoga sakinah, mawaddah, warahmah. Kami sekeluarga ikut bahagia!',
  'Barakallah Sinta dan dr. Rama! Semoga Allah mudahkan semuanya sampai hari H.',
  'Sin, akhirnya ya! Dari kos Pogung sampai pelaminan. Sayang kalian berdua.',
  'Selamat menempuh hidup baru, Dok. Pasien-pasien Bandung titip salam.',
  'Prambanan jadi saksi lagi. Kali ini kisahnya berakhir bahagia.',
  'Turut berbahagia untuk Pak Bambang dan Bu Sri. Anak sulungnya sudah mantap.',
  'Semoga langgeng sampai putih rambut, seperti kakek dan nenek kalian.',
  'Kami hadir lengkap: suami, dua anak, dan satu balita yang hobi lari.',
  'Doa terbaik dari teman-teman Instalasi Gizi Sardjito!',
  'Ditunggu undangan akikahnya. Eh, kecepetan. Selamat dulu ya!',
  'Semoga rumah tangganya seteduh senja Prambanan.',
  'Ram, jangan lupa: istri selalu benar. Selamat, Bro!',
  'Mbak Sinta cantik sekali, Mas Rama beruntung. Selamat ya.',
  'Maaf tidak bisa hadir, sedang tugas di Ambon. Doa kami menyertai.',
  'Alhamdulillah. Semoga menjadi keluarga yang penuh berkah dan tawa.',
  'Selamat untuk kedua mempelai. Rukun selalu, saling menguatkan.',
  'Bakpia terakhir itu ternyata membawa jodoh. Manis sekali ceritanya!',
  'Kucingnya ikut ke pelaminan, kan?',
  'Selamat, Sinta! Dari meja sebelah yang selalu minta sambal.',
  'Semoga menjadi pasangan dunia akhirat. Aamiin.',
  'Keluarga besar Magelang siap hadir satu bus!',
  'Semoga cinta kalian seperti kereta malam: selalu sampai tujuan.',
  'Kami tetangga depan, siap jaga parkir dan siap makan.',
  'Selamat berbahagia, Nak. Eyang doakan dari Wonosari.',
] as const;
