import { file } from '../demo-client.ts';

/** Drawn couples, by the clothes that a tradition wears. */
export const PORTRAITS = {
  muslim: { bride: file('bride-hijab.svg'), groom: file('groom-songkok.svg') },
  javanese: { bride: file('bride-javanese.svg'), groom: file('groom-javanese.svg') },
  chinese: { bride: file('bride-kua.svg'), groom: file('groom-changshan.svg') },
  japanese: { bride: file('bride-shiromuku.svg'), groom: file('groom-montsuki.svg') },
  western: { bride: file('bride-veil.svg'), groom: file('groom-suit.svg') },
} as const;
export type Tradition = keyof typeof PORTRAITS;

/** The photos of one invitation: the cover first, portraits and landscapes mixed as a gallery wants them. */
export const ALBUMS = {
  golden: [
    'dandelion-golden-hour-portrait',
    'dandelion-golden-hour-landscape',
    'anemone-meadow-portrait',
    'rowboats-sunset-landscape',
    'dahlia-peach-square',
    'butterfly-champagne-landscape',
  ],
  lake: [
    'lilac-lake-dusk-portrait',
    'lilac-lake-dusk-landscape',
    'misty-jetty-portrait',
    'rowboats-sunset-landscape',
    'anemone-meadow-portrait',
    'autumn-leaf-landscape',
  ],
  garden: [
    'anemone-meadow-portrait',
    'butterfly-champagne-landscape',
    'dahlia-peach-square',
    'dandelion-golden-hour-portrait',
    'dahlia-peach-landscape',
    'forest-path-portrait',
  ],
  forest: [
    'forest-path-portrait',
    'autumn-leaf-landscape',
    'misty-jetty-portrait',
    'dandelion-golden-hour-landscape',
    'lilac-lake-dusk-portrait',
    'butterfly-champagne-landscape',
  ],
  coast: [
    'misty-jetty-portrait',
    'rowboats-sunset-landscape',
    'kite-blue-sky-landscape',
    'lilac-lake-dusk-portrait',
    'lilac-lake-dusk-landscape',
    'dandelion-golden-hour-portrait',
  ],
  city: [
    'venue-bridge-lights-landscape',
    'lilac-lake-dusk-portrait',
    'autumn-leaf-landscape',
    'forest-path-portrait',
    'butterfly-champagne-landscape',
    'misty-jetty-portrait',
  ],
  palace: [
    'summer-palace-landscape',
    'dahlia-peach-square',
    'anemone-meadow-portrait',
    'dahlia-peach-landscape',
    'butterfly-champagne-landscape',
    'dandelion-golden-hour-portrait',
  ],
  clay: [
    'couple-at-the-lake-landscape',
    'tanah-valley.svg',
    'dandelion-golden-hour-portrait',
    'tanah-house.svg',
    'dandelion-golden-hour-landscape',
    'tanah-terrace.svg',
  ],
  soga: [
    'rowboats-sunset-landscape',
    'wayang-kayon.svg',
    'wayang-merapi.svg',
    'wayang-sekaten.svg',
    'wayang-nontoni.svg',
  ],
  court: [
    'misty-jetty-portrait',
    'plate-pavilion.svg',
    'navy-lake-square',
    'plate-gate.svg',
    'plate-library.svg',
    'plate-vow.svg',
  ],
  nagari: [
    'couple-minang',
    'scene-nagari.svg',
    'rowboats-sunset-landscape',
    'scene-carano.svg',
    'lilac-lake-dusk-landscape',
    'dandelion-golden-hour-landscape',
  ],
  lanterns: [
    'summer-palace-landscape',
    'scene-lanterns.svg',
    'dahlia-peach-square',
    'scene-angpao.svg',
    'couple-kua-changshan',
    'dahlia-peach-landscape',
  ],
  shore: [
    'rowboats-sunset-landscape',
    'jetty-sea-glass-portrait',
    'scene-waves.svg',
    'lilac-lake-dusk-portrait',
    'scene-bottle.svg',
    'lilac-lake-dusk-landscape',
  ],
  party: [
    'party-cups-square',
    'kite-blue-sky-landscape',
    'citrus-slices-square',
    'dahlia-peach-landscape',
    'anemone-meadow-portrait',
  ],
} as const satisfies Record<string, readonly string[]>;

export const album = (name: keyof typeof ALBUMS): string[] =>
  ALBUMS[name].map((photo) => (photo.includes('.') ? photo : `${photo}.webp`));

/** Full names with the parents, in the words an Indonesian invitation uses. */
export const parents = (father: string, mother: string): { father_name: string; mother_name: string } => ({
  father_name: father,
  mother_name: mother,
});
