import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { ballroom, coupeTower } from './heroes/ballroom.ts';
import { lakeJetty } from './heroes/lake-jetty.ts';
import { lakeTemple, lotusOnTheLake } from './heroes/lake-temple.ts';
import { aToast, cityAtMidnight, newYearsEve } from './heroes/new-years-eve.ts';
import { milkyWayAlone, observatory } from './heroes/observatory.ts';
import { riceTerraces } from './heroes/rice-terraces.ts';
import { starTrails } from './heroes/star-trails.ts';
import type { Painting } from './heroes/svg.ts';
import { DEMO_ASSETS } from './index.ts';

/*
 * Pictures that are drawn for one look each, where a photo would be another look's too:
 * `node api/src/db/seed/make-heroes.ts`, then `make-pictures.ts`. What it makes is kept in the repository.
 */

/** By file: the picture, and how wide it is kept where it is only ever small, in galleries. */
const PICTURES: Readonly<Record<string, Painting & { kept?: number }>> = {
  'ballroom-dance-landscape.webp': { ...ballroom, kept: 1200 },
  'city-at-midnight-landscape.webp': { ...cityAtMidnight, kept: 960 },
  'couple-at-the-lake-landscape.webp': lakeJetty,
  'coupe-tower-portrait.webp': { ...coupeTower, kept: 720 },
  'lake-temple-square.webp': lakeTemple,
  'lotus-lake-landscape.webp': { ...lotusOnTheLake, kept: 960 },
  'milky-way-landscape.webp': { ...milkyWayAlone, kept: 960 },
  'new-years-eve-portrait.webp': newYearsEve,
  'observatory-portrait.webp': observatory,
  'rice-terraces-portrait.webp': { ...riceTerraces, kept: 960 },
  'star-trails-square.webp': { ...starTrails, kept: 960 },
  'toast-landscape.webp': { ...aToast, kept: 960 },
};

for (const [file, { svg, width, kept = width }] of Object.entries(PICTURES))
  writeFileSync(
    new URL(file, DEMO_ASSETS),
    await sharp(Buffer.from(svg)).resize(kept).webp({ quality: 80, effort: 6 }).toBuffer(),
  );
