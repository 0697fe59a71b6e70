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

/**
 * Small pictures of openings, 4:5, so that long lists need no frame of each. Not a list of templates: who is offered says
 * the registry, and one without a picture here is shown as its build printed it.
 */
export const PICTURES: ReadonlyMap<string, string> = new Map([
  ['TEMPLATE_1', tanah],
  ['TEMPLATE_2', herbarium],
  ['TEMPLATE_2_1', peonyLetter],
  ['TEMPLATE_2_2', midnightGarden],
  ['TEMPLATE_3', sekarJagad],
  ['TEMPLATE_4', atelier],
  ['TEMPLATE_5', gatsby],
  ['TEMPLATE_6', mahkota],
  ['TEMPLATE_7', shuangxi],
  ['TEMPLATE_8', balon],
  ['TEMPLATE_9', songket],
  ['TEMPLATE_10', pesisir],
  ['TEMPLATE_11', palmSprings],
  ['TEMPLATE_12', beton],
  ['TEMPLATE_13', bintang],
  ['TEMPLATE_14', washi],
  ['TEMPLATE_15', sinema],
  ['TEMPLATE_16', klip],
  ['TEMPLATE_SHORT_1', carik],
  ['TEMPLATE_SHORT_2', kabar],
  ['CUSTOM', custom],
  ['DEWATA', custom],
]);
