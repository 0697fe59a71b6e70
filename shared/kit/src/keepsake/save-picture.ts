/** The ticket's size in px: the square and a quarter that phones show whole. */
const SIZE = { width: 1080, height: 1350 };

/** Saves a drawing of the page as a PNG file. Rejects where the browser cannot draw it. */
export async function savePicture(drawing: SVGSVGElement, fileName: string): Promise<void> {
  const picture = await pictureOf(drawing);
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The drawing by itself, with its fonts in it, as pixels. */
async function pictureOf(drawing: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await standAlone(drawing))}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), SIZE);
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIZE.width, SIZE.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('This browser saves no pictures'))), 'image/png'),
  );
}

/** As XML that needs nothing of the page: custom properties are resolved, font files stand in it. */
async function standAlone(drawing: SVGSVGElement): Promise<string> {
  const look = getComputedStyle(drawing);
  const copy = drawing.cloneNode(true) as SVGSVGElement; // a clone is of its kind
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(SIZE.width));
  copy.setAttribute('height', String(SIZE.height));
  copy.removeAttribute('class');
  const families = new Set<string>();
  for (const element of [copy, ...copy.querySelectorAll('*')])
    for (const { name, value } of element.attributes) {
      const resolved = value.replace(
        /var\(\s*(--[\w-]+)[^)]*\)/g,
        (whole, property: string) => look.getPropertyValue(property).trim() || whole,
      );
      if (resolved !== value) element.setAttribute(name, resolved);
      if (name === 'font-family') for (const family of resolved.split(',')) families.add(bare(family));
    }
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = (await Promise.all(facesOf(families).map(embedded))).join('');
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

const bare = (family: string): string => family.trim().replace(/^["']|["']$/g, '');

/** The page's own font faces of these families. */
function facesOf(families: ReadonlySet<string>): CSSFontFaceRule[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.filter(
    (rule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule && families.has(bare(rule.style.getPropertyValue('font-family'))),
  );
}

/** The rule with its file in it; one whose file does not come is left out, and a stand-in is drawn. */
async function embedded(rule: CSSFontFaceRule): Promise<string> {
  const address = /url\(["']?([^"')]+)["']?\)/.exec(rule.cssText)?.[1];
  if (!address) return rule.cssText;
  try {
    const file = await (await fetch(address)).blob();
    return rule.cssText.replace(address, await dataUrl(file));
  } catch {
    return '';
  }
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The file cannot be read')));
    reader.readAsDataURL(file);
  });
}
