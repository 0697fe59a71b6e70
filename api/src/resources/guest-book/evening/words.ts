import type { FileLanguage } from '@janur/contracts';

interface Words {
  readonly columns: readonly string[];
  readonly event: string;
  readonly in_all: string;
  readonly invited: string;
  readonly coming: string;
  readonly arrived: string;
  readonly absent: string;
  readonly walk_ins: string;
  readonly sum: string;
  readonly gates: string;
  readonly no_gate: string;
  readonly hours: string;
  readonly no_time: string;
  readonly attention: string;
  readonly open: string;
  readonly devices: string;
  readonly unsent: (number: number, time: string) => string;
  readonly silent: (time: string) => string;
  readonly signed: string;
  readonly seal: string;
}

/** The words of an evening's report as a file. */
export const EVENING_WORDS: Readonly<Record<FileLanguage, Words>> = {
  id: {
    columns: ['Bagian', 'Keterangan', 'Undangan', 'Orang', 'Hadiah', 'Amplop titipan', 'Suvenir', 'Catatan'],
    event: 'Acara',
    in_all: 'Jumlah',
    invited: 'Diundang',
    coming: 'Menyatakan hadir',
    arrived: 'Undangan yang datang',
    absent: 'Tidak datang',
    walk_ins: 'Datang tanpa undangan',
    sum: 'Semua yang datang',
    gates: 'Per gerbang',
    no_gate: 'Tanpa gerbang',
    hours: 'Per jam',
    no_time: 'Tanpa jam',
    attention: 'Perlu dicek',
    open: 'Masih terbuka',
    devices: 'Perangkat',
    unsent: (number, time) => `${number} catatan belum terkirim, terakhir terlihat ${time}`,
    silent: (time) => `semua terkirim waktu terakhir terlihat ${time}`,
    signed: 'Ditutup',
    seal: 'Segel',
  },
  en: {
    columns: ['Part', 'What', 'Invitations', 'People', 'Gifts', 'Entrusted envelopes', 'Souvenirs', 'Note'],
    event: 'Event',
    in_all: 'In all',
    invited: 'Invited',
    coming: 'Said they would come',
    arrived: 'Invited and arrived',
    absent: 'Did not arrive',
    walk_ins: 'Walk-ins (no invitation)',
    sum: 'All who arrived',
    gates: 'By gate',
    no_gate: 'No gate',
    hours: 'By hour',
    no_time: 'No time',
    attention: 'Needs attention',
    open: 'Still open',
    devices: 'Devices',
    unsent: (number, time) => `${number} ${number === 1 ? 'record' : 'records'} not sent, last seen ${time}`,
    silent: (time) => `all sent when last seen ${time}`,
    signed: 'Closed',
    seal: 'Seal',
  },
  my: {
    columns: ['Bahagian', 'Keterangan', 'Jemputan', 'Orang', 'Hadiah', 'Sampul kiriman', 'Cenderahati', 'Catatan'],
    event: 'Majlis',
    in_all: 'Jumlah',
    invited: 'Dijemput',
    coming: 'Mengesahkan hadir',
    arrived: 'Dijemput dan tiba',
    absent: 'Tidak tiba',
    walk_ins: 'Tiba tanpa jemputan',
    sum: 'Semua yang tiba',
    gates: 'Mengikut pintu',
    no_gate: 'Tanpa pintu',
    hours: 'Mengikut jam',
    no_time: 'Tanpa masa',
    attention: 'Perlu disemak',
    open: 'Masih terbuka',
    devices: 'Peranti',
    unsent: (number, time) => `${number} rekod belum dihantar, kali terakhir dilihat ${time}`,
    silent: (time) => `semua sudah dihantar ketika kali terakhir dilihat ${time}`,
    signed: 'Ditutup',
    seal: 'Meterai',
  },
};
