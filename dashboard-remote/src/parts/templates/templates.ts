import type { KnownTemplateId } from '@janur/contracts';
import { canonicalTemplateId } from '@janur/contracts/rules';
import tanah from './thumbnails/template-1.webp';
import herbarium from './thumbnails/template-2.webp';
import peonyLetter from './thumbnails/template-2-1.webp';
import midnightGarden from './thumbnails/template-2-2.webp';
import sekarJagad from './thumbnails/template-3.webp';
import atelier from './thumbnails/template-4.webp';
import gatsby from './thumbnails/template-5.webp';
import mahkota from './thumbnails/template-6.webp';
import shuangxi from './thumbnails/template-7.webp';
import balon from './thumbnails/template-8.webp';
import songket from './thumbnails/template-9.webp';
import pesisir from './thumbnails/template-10.webp';
import palmSprings from './thumbnails/template-11.webp';
import beton from './thumbnails/template-12.webp';
import bintang from './thumbnails/template-13.webp';
import washi from './thumbnails/template-14.webp';
import sinema from './thumbnails/template-15.webp';
import klip from './thumbnails/template-16.webp';
import carik from './thumbnails/template-short-1.webp';
import kabar from './thumbnails/template-short-2.webp';
import custom from './thumbnails/custom.webp';

interface Template {
  /** Its proper name, the same in every language. */
  name: string;
  /** The address of a crop of its opening screen, 4:5. */
  thumbnail: string;
}

export const TEMPLATES: Readonly<Record<KnownTemplateId, Template>> = {
  TEMPLATE_1: { name: 'Tanah', thumbnail: tanah },
  TEMPLATE_2: { name: 'Herbarium', thumbnail: herbarium },
  TEMPLATE_2_1: { name: 'Peony Letter', thumbnail: peonyLetter },
  TEMPLATE_2_2: { name: 'Midnight Garden', thumbnail: midnightGarden },
  TEMPLATE_3: { name: 'Sekar Jagad', thumbnail: sekarJagad },
  TEMPLATE_4: { name: 'Atelier', thumbnail: atelier },
  TEMPLATE_5: { name: 'Gatsby 1926', thumbnail: gatsby },
  TEMPLATE_6: { name: 'Mahkota', thumbnail: mahkota },
  TEMPLATE_7: { name: 'Shuangxi', thumbnail: shuangxi },
  TEMPLATE_8: { name: 'Balon', thumbnail: balon },
  TEMPLATE_9: { name: 'Songket', thumbnail: songket },
  TEMPLATE_10: { name: 'Pesisir', thumbnail: pesisir },
  TEMPLATE_11: { name: 'Palm Springs', thumbnail: palmSprings },
  TEMPLATE_12: { name: 'Beton', thumbnail: beton },
  TEMPLATE_13: { name: 'Bintang', thumbnail: bintang },
  TEMPLATE_14: { name: 'Washi', thumbnail: washi },
  TEMPLATE_15: { name: 'Sinema', thumbnail: sinema },
  TEMPLATE_16: { name: 'Klip', thumbnail: klip },
  TEMPLATE_SHORT_1: { name: 'Carik', thumbnail: carik },
  TEMPLATE_SHORT_2: { name: 'Kabar', thumbnail: kabar },
  CUSTOM: { name: 'Custom', thumbnail: custom },
};

/** Made for one couple, so nobody chooses it: it is only named. */
const BESPOKE: Readonly<Record<string, Template>> = { DEWATA: { name: 'Dewata', thumbnail: custom } };

/** The template of a stored id in any of its spellings; undefined when we do not know it. */
export function templateOf(storedId: string): Template | undefined {
  const id = canonicalTemplateId(storedId);
  return isKnown(id) ? TEMPLATES[id] : BESPOKE[id];
}

function isKnown(id: string): id is KnownTemplateId {
  return Object.hasOwn(TEMPLATES, id);
}
