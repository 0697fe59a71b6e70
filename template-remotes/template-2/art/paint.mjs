/** Turns drawings into files: turbulence and blur are painted once in Chromium, since live filters are banned on phones. */
import sharp from 'sharp';

const document = ({ box, scale = 1, body }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${Math.round(box[2] * scale)}" height="${Math.round(box[3] * scale)}">${body}</svg>`;

/** Displaced edges have no half-covered pixels: what is drawn `OVER` times as large and made smaller has them. */
const OVER = 2;

/** The drawing as pixels with alpha. */
async function pixels(page, drawing) {
  const [, , width, height] = drawing.box;
  const scale = drawing.scale ?? 1;
  await page.setViewportSize({ width: Math.round(width * scale), height: Math.round(height * scale) });
  await page.setContent(`<body style="margin:0">${document(drawing).replace('<svg ', '<svg style="display:block" ')}`);
  return page.screenshot({ omitBackground: true });
}

const PAPER = [251, 250, 244];

/** What reaches the edge of its picture stands cut off on the page. `open` names sides that lie outside of every window. */
function mustBeWhole(name, data, { width, height }, open) {
  const alpha = (x, y) => data[(y * width + x) * 4 + 3];
  const sides = {
    left: Array.from({ length: height }, (_, y) => alpha(0, y)),
    right: Array.from({ length: height }, (_, y) => alpha(width - 1, y)),
    top: Array.from({ length: width }, (_, x) => alpha(x, 0)),
    bottom: Array.from({ length: width }, (_, x) => alpha(x, height - 1)),
  };
  const cut = Object.keys(sides).filter((side) => !open.includes(side) && sides[side].some((value) => value > 40));
  if (cut.length > 0) throw new Error(`${name} is cut off at its ${cut.join(' and ')}: give it a larger box.`);
}

/**
 * A picture with alpha, as AVIF and WebP. Paint is thin, and alpha full of grains would pack badly: the paper that shines
 * through it becomes part of the paint, and alpha little more than its outline.
 */
export async function picture(page, { name = '', open = [], ...drawing }, { quality = 50, strength = 1.12 } = {}) {
  const scale = drawing.scale ?? 1;
  const { data, info } = await sharp(await pixels(page, { ...drawing, scale: scale * OVER }))
    .ensureAlpha()
    .resize(Math.round(drawing.box[2] * scale))
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (name) mustBeWhole(name, data, info, open);
  for (let at = 0; at < data.length; at += 4) {
    const thin = Math.min(1, (data[at + 3] / 255) * strength);
    if (thin === 0) continue;
    const firm = Math.max(thin, 1 - (1 - Math.min(1, thin / 0.6)) ** 2);
    for (const [channel, paper] of PAPER.entries())
      data[at + channel] = Math.round((((data[at + channel] * paper) / 255) * thin + paper * (firm - thin)) / firm);
    data[at + 3] = Math.round(firm * 255);
  }
  const painted = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
  return {
    avif: await painted().avif({ quality, effort: 7 }).toBuffer(),
    webp: await painted()
      .webp({ quality: quality - 2, alphaQuality: 45, effort: 6, smartSubsample: true })
      .toBuffer(),
  };
}

/** A drawing as it is, shadows dark as they were drawn: it may lie on any ground. */
export async function cutOut(page, { name, open = [], ...drawing }, { quality = 60, alphaQuality = 80 } = {}) {
  const scale = drawing.scale ?? 1;
  const { data, info } = await sharp(await pixels(page, { ...drawing, scale: scale * OVER }))
    .ensureAlpha()
    .resize(Math.round(drawing.box[2] * scale))
    .raw()
    .toBuffer({ resolveWithObject: true });
  mustBeWhole(name, data, info, open);
  const painted = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
  return {
    avif: await painted()
      .avif({ quality: quality - 12, effort: 7 })
      .toBuffer(),
    webp: await painted().webp({ quality, alphaQuality, effort: 6, smartSubsample: true }).toBuffer(),
  };
}

/** Nothing but the alpha of a drawing, in `levels` steps and weakened by `strength`, all in one colour. */
export async function tint(page, drawing, { colour, levels, strength, quality }) {
  const { data, info } = await sharp(await pixels(page, drawing))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 4) {
    const alpha = Math.round((data[at + 3] * levels) / 255) * (255 / levels) * strength;
    data.set([...colour, Math.round(alpha)], at);
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .webp(quality ? { quality: 10, alphaQuality: quality, effort: 6 } : { lossless: true, effort: 6 })
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
