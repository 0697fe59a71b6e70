import sharp from 'sharp';
import { unique } from './unique.ts';

/** A photo as a phone takes it: a camera's turn, and the place where it was taken. No two are the same. */
export async function photoOf({ width = 900, height = 600, turned = false } = {}): Promise<Buffer> {
  const shade = Number.parseInt(unique().replaceAll(/\D/g, '').slice(-6) || '1', 10);
  const background = { r: shade % 256, g: (shade >> 8) % 256, b: 120 };
  return sharp({ create: { width, height, channels: 3, background } })
    .withExif({
      IFD0: { Make: 'CANARY-CAMERA' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '7/1 47/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '110/1 22/1 0/1' },
    })
    .withMetadata(turned ? { orientation: 6 } : {})
    .jpeg()
    .toBuffer();
}
