/** The guest-book as an app on a device's home screen. */
export const MANIFEST = {
  id: '/guest-book',
  name: 'Janur · Buku Tamu',
  short_name: 'Buku Tamu',
  start_url: '/guest-book',
  scope: '/guest-book',
  display: 'standalone',
  orientation: 'any',
  background_color: '#1C2625',
  theme_color: '#1C2625',
  icons: [
    { src: '/assets/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/assets/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/assets/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} as const;

export const MANIFEST_PATH = '/guest-book/manifest.webmanifest';
export const ICON_PATH = '/assets/icon-180.png';
