/** Turns drawings into files: turbulence and blur are painted once in Chromium, since live filters are banned on phones. */
import sharp from 'sharp';

const document = ({ box, scale = 1, body }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${Math.round(box[2] * scale)}" height="${Math.round(box[3] * scale)}">${body}</svg>`;

/** The drawing as pixels with alpha. */
async function pixels(page, drawing) {
  const [, , width, height] = drawing.box;
  const scale = drawing.scale ?? 1;
  await page.setViewportSize({ width: Math.round(width * scale), height: Math.round(height * scale) });
  await page.setContent(`<body style="margin:0">${document(drawing).replace('<svg ', '<svg style="display:block" ')}`);
  return page.screenshot({ omitBackground: true });
}

const PAPER = [251, 250, 244];

/**
 * A picture with alpha. Paint is thin, and alpha full of grains would pack badly: the paper that shines through it becomes
 * part of the paint, and alpha little more than its outline.
 */
export async function picture(page, drawing, { quality = 56, alphaQuality = 45, strength = 1.16 } = {}) {
  const { data, info } = await sharp(await pixels(page, drawing))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 4) {
    const thin = Math.min(1, (data[at + 3] / 255) * strength);
    if (thin === 0) continue;
    const firm = Math.max(thin, 1 - (1 - Math.min(1, thin / 0.6)) ** 2);
    for (const [channel, paper] of PAPER.entries())
      data[at + channel] = Math.round((((data[at + channel] * paper) / 255) * thin + paper * (firm - thin)) / firm);
    data[at + 3] = Math.round(firm * 255);
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .webp({ quality, alphaQuality, effort: 6, smartSubsample: true })
    .toBuffer();
}

/** Nothing but the alpha of a drawing, in `levels` steps and weakened by `strength`, all in one colour. */
export async function tint(page, drawing, { colour, levels, strength }) {
  const { data, info } = await sharp(await pixels(page, drawing))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 4) {
    const alpha = Math.round((data[at + 3] * levels) / 255) * (255 / levels) * strength;
    data.set([...colour, Math.round(alpha)], at);
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

const RAYS = 420;

/** The outline of a drawing, seen from its middle, as one path that fills a field of 1000 × 1000. */
export async function outline(page, drawing) {
  const { data, info } = await sharp(await pixels(page, drawing))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isInk = (x, y) =>
    x >= 0 &&
    y >= 0 &&
    x < info.width &&
    y < info.height &&
    data[(Math.floor(y) * info.width + Math.floor(x)) * 4 + 3] > 127;
  const [cx, cy] = [info.width / 2, info.height / 2];
  const points = Array.from({ length: RAYS }, (_, index) => {
    const angle = (index / RAYS) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(angle) * cx, Math.sin(angle) * cy];
    let reach = 1.4;
    while (reach > 0 && !isInk(cx + dx * reach, cy + dy * reach)) reach -= 0.002;
    return [cx + dx * reach, cy + dy * reach];
  });
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis]));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const path = points.map(
    ([x, y]) => `${Math.round(((x - left) / width) * 1000)},${Math.round(((y - top) / height) * 1000)}`,
  );
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" preserveAspectRatio="none"><path d="M${path.join(' ')}Z"/></svg>`,
    /** Where it lies in the picture, in the drawing's units. */
    box: [left, top, width, height].map(
      (value, index) => value / (drawing.scale ?? 1) + (index < 2 ? drawing.box[index] : 0),
    ),
  };
}
