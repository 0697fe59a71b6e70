import type { BodyOf, updateClient } from '@janur/contracts';

type Content = BodyOf<typeof updateClient>['content'];
type Item<K extends 'events' | 'galleries' | 'hero_backgrounds' | 'stories' | 'payments'> = NonNullable<
  Content[K]
>[number];

export const PROFILE = {
  name: 'Sinta',
  full_name: 'Sinta Dewi Lestari',
  prefix_name: 'dr.',
  suffix_name: 'Sp.A',
  child_order: '2',
  son_order: '1',
  daughter_order: '3',
  father_name: 'Bapak Wayan',
  mother_name: 'Ibu Ketut',
  photo_url: '/files/demo/sinta.webp',
  image_css: 'object-position:50% 20%',
  instagram: 'https://www.instagram.com/sinta',
  facebook: 'https://www.facebook.com/sinta',
  tiktok: 'https://www.tiktok.com/@sinta',
  twitter: 'https://x.com/sinta',
} satisfies NonNullable<Content['bride']>;

export const EVENT = {
  type: 'HOLY_MATRIMONY',
  title: 'Akad 祝婚 결혼',
  session_type: 'Siang',
  start_datetime: '2027-06-12T02:00:00.000Z',
  end_datetime: '2027-06-12T04:30:15.250Z',
  timezone: 'Asia/Makassar',
  custom_time_text: '10.00 WITA - selesai',
  location: 'Pura Agung',
  street: 'Jl. Raya Ubud 1',
  maps_url: 'https://maps.google.com/?q=Ubud',
  watch_url: 'https://youtu.be/abc',
  icon_url: '/files/demo/ring.svg',
  is_guest_book: true,
  check_in_config: { check_in_variant: 'INSTANT', print_variant: 'TICKET' },
  guest_book_image_url: '/files/demo/book.webp',
  guest_book_logo_url: '/files/demo/logo.svg',
} satisfies Item<'events'>;

export const GALLERY_ITEM = {
  section: 'SECTION_2',
  title: 'Pantai',
  picture_url: '/files/demo/beach.webp',
  css: 'filter:sepia(0.2)',
  overlay_opacity: 0.35,
} satisfies Item<'galleries'>;

export const HERO_BACKGROUND = {
  picture_url: 'https://cdn.example.com/hero.jpg',
  css: 'object-fit:cover',
  order: 7,
  overlay_opacity: 0.5,
} satisfies Item<'hero_backgrounds'>;

export const PAYMENT = {
  account_number: '1234567890',
  account_owner: 'Sinta Dewi',
  bank: 'BCA',
  custom_button_text: 'Kirim hadiah',
  payment_url: 'https://pay.example.com/sinta',
  qr_code_image_url: '/files/demo/qr.webp',
} satisfies Item<'payments'>;

export const STORY = {
  date_time: 'Juni 2021',
  title: 'Bertemu',
  subtitle: 'di Bandung',
  description: 'Hujan, satu payung.\nLalu kopi.',
  location: 'Bandung',
  image_url: '/files/demo/met.webp',
  order: 3,
} satisfies Item<'stories'>;

/** The texts of a content, every one of them set. */
export const TEXTS = {
  galleries_css: 'gap:2px',
  galleries_mobile_css: 'gap:1px',
  greeting: 'Om Swastyastu 🙏',
  hashtag_word: '#SintaRama',
  quote: 'Two are better than one',
  quote_source: 'Ecclesiastes 4:9',
  reminder_url: 'https://calendar.google.com/x',
  video_prewed_url: 'https://youtu.be/def',
  wedding_date: '2027-06-12T02:00:00.000Z',
  opening_modal_image: '/files/demo/cover.webp',
  opening_modal_image_css: 'border-radius:50%',
  opening_modal_image_type: 'PORTRAIT',
} satisfies Content;
