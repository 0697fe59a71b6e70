import type { Tradition } from './portraits.ts';
import type { GREETING, QUOTES } from './texts.ts';

type Names = readonly [string, ...string[]];

/** What names, places and words go together. */
export interface Culture {
  tradition: Tradition;
  greeting: keyof typeof GREETING;
  quotes: readonly [keyof typeof QUOTES, ...(keyof typeof QUOTES)[]];
  ceremony: string;
  holyPlace: string;
  timezone: string;
  offset: string;
  brides: Names;
  grooms: Names;
  familyNames: Names;
  fathers: Names;
  mothers: Names;
  places: readonly [readonly [string, string], ...(readonly [string, string])[]];
}

const WIB = { timezone: 'Asia/Jakarta', offset: '+07:00' };
const WITA = { timezone: 'Asia/Makassar', offset: '+08:00' };

export const CULTURES: readonly [Culture, ...Culture[]] = [
  {
    tradition: 'javanese',
    greeting: 'muslim',
    quotes: ['arRum', 'javanese'],
    ceremony: 'Akad nikah',
    holyPlace: 'Masjid Agung',
    ...WIB,
    brides: [
      'Ajeng',
      'Arum',
      'Diah',
      'Endang',
      'Galuh',
      'Lintang',
      'Niken',
      'Prita',
      'Retno',
      'Sekar',
      'Tyas',
      'Widya',
    ],
    grooms: [
      'Aditya',
      'Anggoro',
      'Bagas',
      'Bimo',
      'Danang',
      'Jati',
      'Krisna',
      'Panji',
      'Satrio',
      'Seno',
      'Tegar',
      'Wisnu',
    ],
    familyNames: ['Kusumawati', 'Wicaksono', 'Pramudita', 'Handoko', 'Wibisono', 'Setyawan'],
    fathers: ['Sudarmono', 'Hadi Purnomo', 'Suwandi', 'Priyo Utomo', 'Widodo'],
    mothers: ['Suharti', 'Rahayuningsih', 'Sumirah', 'Tri Astuti', 'Winarni'],
    places: [
      ['Pendopo Taman Sari', 'Jl. Tamanan No. 1, Yogyakarta'],
      ['Gedung Wana Bhakti Yasa', 'Jl. Kenari No. 2, Yogyakarta'],
      ['Graha Saba Buana', 'Jl. Letjen Suprapto No. 80, Surakarta'],
      ['Balai Diponegoro', 'Jl. Pahlawan No. 5, Semarang'],
    ],
  },
  {
    tradition: 'muslim',
    greeting: 'muslim',
    quotes: ['arRum'],
    ceremony: 'Akad nikah',
    holyPlace: 'Masjid Raya',
    ...WIB,
    brides: ['Aulia', 'Dinda', 'Euis', 'Fitria', 'Hana', 'Jihan', 'Laila', 'Mega', 'Nadira', 'Rania', 'Salma', 'Zahra'],
    grooms: [
      'Akbar',
      'Dadan',
      'Farhan',
      'Gilang',
      'Hafiz',
      'Ikhsan',
      'Jaka',
      'Luthfi',
      'Naufal',
      'Rafi',
      'Taufik',
      'Yusuf',
    ],
    familyNames: ['Nurjanah', 'Hidayat', 'Maulana', 'Firdaus', 'Rahmawati', 'Sulaeman'],
    fathers: ['H. Dedi Supriadi', 'Yayat Hidayat', 'H. Cecep Sobari', 'Iwan Setiawan', 'H. Umar Faruq'],
    mothers: ['Hj. Imas Masitoh', 'Yeni Heryani', 'Hj. Siti Aminah', 'Lilis Suryani', 'Nunung Nurhasanah'],
    places: [
      ['Gedung Sate Pavilion', 'Jl. Diponegoro No. 22, Bandung'],
      ['Kebun Teh Gambung', 'Jl. Raya Gambung, Ciwidey'],
      ['Balai Kirti', 'Jl. Ir. H. Juanda No. 1, Bogor'],
      ['Gedung Arsip Nasional', 'Jl. Gajah Mada No. 111, Jakarta Barat'],
    ],
  },
  {
    tradition: 'chinese',
    greeting: 'general',
    quotes: ['chinese', 'corinthians'],
    ceremony: 'Pemberkatan & teapai',
    holyPlace: 'Kediaman mempelai',
    ...WIB,
    brides: ['Angelin', 'Cindy', 'Felicia', 'Grace', 'Jessica', 'Livia', 'Michelle', 'Olivia', 'Shierly', 'Vania'],
    grooms: ['Alvin', 'Calvin', 'Darren', 'Edwin', 'Felix', 'Hansen', 'Jason', 'Leonardo', 'Raymond', 'Vincent'],
    familyNames: ['Halim', 'Tanuwijaya', 'Gunawan', 'Susanto', 'Lukito', 'Hartanto'],
    fathers: ['Hendra Halim', 'Johan Susanto', 'Rudy Hartanto', 'Willy Tanuwijaya'],
    mothers: ['Lanny Wijaya', 'Susan Halim', 'Mey Ling', 'Yenny Gunawan'],
    places: [
      ['Sun City Restaurant', 'Jl. Hayam Wuruk No. 75, Jakarta Barat'],
      ['Grand Ballroom Kempinski', 'Jl. M.H. Thamrin No. 1, Jakarta Pusat'],
      ['Imperial Ballroom', 'Jl. Basuki Rahmat No. 33, Surabaya'],
      ['Tiara Convention Hall', 'Jl. Cut Mutia, Medan'],
    ],
  },
  {
    tradition: 'western',
    greeting: 'christian',
    quotes: ['corinthians', 'colossians'],
    ceremony: 'Pemberkatan',
    holyPlace: 'Gereja HKBP',
    ...WIB,
    brides: ['Debora', 'Esther', 'Gloria', 'Hotmauli', 'Marsinta', 'Natalia', 'Ruth', 'Tiur', 'Yohana', 'Veronika'],
    grooms: ['Bonar', 'Daniel', 'Ezra', 'Gideon', 'Jonathan', 'Martua', 'Parlin', 'Samuel', 'Togar', 'Yosua'],
    familyNames: ['Siregar', 'Simanjuntak', 'Hutagalung', 'Sitorus', 'Manurung', 'Panjaitan'],
    fathers: ['St. P. Siregar', 'Drs. M. Sitorus', 'J. Hutagalung', 'B. Simanjuntak'],
    mothers: ['R. br. Manurung', 'T. br. Sinaga', 'L. br. Panjaitan', 'S. br. Silalahi'],
    places: [
      ['Gedung Mulia', 'Jl. Putri Hijau No. 12, Medan'],
      ['Wisma Taman Sari', 'Jl. Matraman Raya No. 30, Jakarta Timur'],
      ['Toba Panorama', 'Jl. Lintas Balige, Toba'],
    ],
  },
  {
    tradition: 'javanese',
    greeting: 'balinese',
    quotes: ['rgveda'],
    ceremony: 'Pawiwahan',
    holyPlace: 'Merajan keluarga',
    ...WITA,
    brides: ['Ayu', 'Dwi', 'Kadek', 'Komang', 'Laksmi', 'Luh', 'Paramita', 'Ratih', 'Santi', 'Widiani'],
    grooms: ['Agung', 'Arya', 'Gede', 'Gusti', 'Krishna', 'Made', 'Nyoman', 'Oka', 'Putu', 'Wira'],
    familyNames: ['Pradnyani', 'Wirawan', 'Mahayana', 'Suryawan', 'Artini', 'Dharmayasa'],
    fathers: ['I Wayan Dharma', 'I Made Sukerta', 'I Nyoman Astawa', 'I Ketut Rudita'],
    mothers: ['Ni Wayan Sukerti', 'Ni Made Ariani', 'Ni Nyoman Suarti', 'Ni Ketut Murni'],
    places: [
      ['Taman Ujung Soekasada', 'Desa Tumbu, Karangasem'],
      ['Bale Banjar Sindu', 'Jl. Danau Tamblingan, Sanur'],
      ['Puri Ahimsa', 'Desa Mambal, Badung'],
    ],
  },
  {
    tradition: 'muslim',
    greeting: 'muslim',
    quotes: ['arRum'],
    ceremony: 'Akad nikah',
    holyPlace: 'Masjid Terapung',
    ...WITA,
    brides: ['Andi', 'Besse', 'Citra', 'Daeng', 'Indah', 'Maya', 'Nurul', 'Rahma', 'Sitti', 'Tenri'],
    grooms: ['Amir', 'Baso', 'Faisal', 'Hasan', 'Ilham', 'Karim', 'Mappa', 'Rizal', 'Syahrul', 'Ucok'],
    familyNames: ['Mappanyukki', 'Syarifuddin', 'Pattiroi', 'Rahman', 'Tenriajeng', 'Baharuddin'],
    fathers: ['H. Andi Baso', 'H. Muh. Yusuf', 'Drs. Syarifuddin', 'H. Mustafa'],
    mothers: ['Hj. Andi Tenri', 'Hj. Sitti Aminah', 'Hj. Rosdiana', 'Hj. Nurhaeda'],
    places: [
      ['Balai Manunggal', 'Jl. Jenderal Sudirman, Makassar'],
      ['Pantai Losari Hall', 'Jl. Penghibur No. 10, Makassar'],
      ['Baruga Telkom', 'Jl. A.P. Pettarani, Makassar'],
    ],
  },
];
