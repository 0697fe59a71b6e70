const times = (count, draw) => Array.from({ length: count }, (_, i) => draw(i)).join('');
const f = (value) => +value.toFixed(1);
const polar = (radius, angle) => [f(radius * Math.cos(angle)), f(radius * Math.sin(angle))];

/** The rows of a suntiang from the brow outwards: radius, flowers, size; a real one has an odd number of rows. */
const ROWS = [
  [158, 15, 19],
  [192, 17, 21],
  [226, 19, 22],
  [258, 21, 22],
  [290, 25, 20],
];
const FROM = -202;
const SWEEP = 224;

/** A bride's suntiang: five rows of gilt flowers that fan out around the head, which is at 0,0. */
export function suntiang() {
  const flowers = ROWS.map(([radius, count, size], row) =>
    times(count, (i) => {
      const angle = ((FROM + (i * SWEEP) / (count - 1)) * Math.PI) / 180;
      const [x, y] = polar(radius, angle);
      const [fromX, fromY] = polar(radius - 40, angle);
      const stalk = row < 3 ? '' : `<path d="M${fromX},${fromY}L${x},${y}" stroke="#e8c36c" stroke-width="3"/>`;
      const head =
        row % 2
          ? times(
              6,
              (petal) =>
                `<ellipse cy="${f(-size * 0.55)}" rx="${f(size * 0.3)}" ry="${f(size * 0.5)}" fill="url(#g)" stroke="#7a4d16" transform="rotate(${petal * 60})"/>`,
            ) + `<circle r="${f(size * 0.26)}" fill="#b5293b"/>`
          : `<path d="M0,${f(-size * 1.15)}L${f(size * 0.75)},0L0,${f(size * 0.8)}L${f(-size * 0.75)},0Z" fill="url(#g)" stroke="#7a4d16" stroke-width="1.2"/><circle r="${f(size * 0.26)}" fill="#8a1b2b"/>`;
      const tip = row === ROWS.length - 1 ? `<circle cy="${f(-size * 1.5)}" r="5.5" fill="#fbe9b8"/>` : '';
      return `${stalk}<g transform="translate(${x},${y}) rotate(${f((angle * 180) / Math.PI + 90)})">${head}${tip}</g>`;
    }),
  ).join('');
  return `<path d="M-300,110A318,318 0 1 1 300,110L130,50A140,140 0 1 0 -130,50Z" fill="#3a0a13" opacity=".82" stroke="url(#g)" stroke-width="6"/>${flowers}`;
}

/** The same fan in lines, to stand over a portrait whose round top has the radius 100 around 0,0. */
export function suntiangLines() {
  const rows = [
    [118, 21, 7],
    [137, 23, 8],
    [156, 25, 8],
  ];
  const fan = (radius, degrees) => polar(radius, (degrees * Math.PI) / 180);
  const arc = (radius) => {
    const [x, y] = fan(radius, -196);
    const [toX, toY] = fan(radius, 16);
    return `M${x},${y}A${radius},${radius} 0 1 1 ${toX},${toY}`;
  };
  const flowers = rows
    .map(([radius, count, size], row) =>
      times(count, (i) => {
        const degrees = -192 + (i * 204) / (count - 1);
        const [x, y] = fan(radius, degrees);
        const flower =
          row % 2
            ? `<path d="M0,${-size}L${size * 0.62},0L0,${size}L${-size * 0.62},0Z"/><circle r="1.6" fill="#e6bd62" stroke="none"/>`
            : times(
                5,
                (k) =>
                  `<ellipse cy="${f(-size * 0.55)}" rx="${f(size * 0.32)}" ry="${f(size * 0.5)}" transform="rotate(${k * 72})"/>`,
              );
        return `<g transform="translate(${x},${y}) rotate(${f(degrees + 90)})">${flower}</g>`;
      }),
    )
    .join('');
  const rays = times(27, (i) => {
    const degrees = -192 + (i * 204) / 26;
    const [x, y] = fan(166, degrees);
    const [toX, toY] = fan(178, degrees);
    const [dotX, dotY] = fan(182, degrees);
    return `<path d="M${x},${y}L${toX},${toY}"/><circle cx="${dotX}" cy="${dotY}" r="3" fill="#f3d893" stroke="none"/>`;
  });
  const [left, leftY] = fan(140, -200);
  const drops = [-1, 1].map(
    (side) =>
      `<g transform="translate(${side * -left},${leftY})"><path d="M0,0V40M-7,4V30M7,4V30" stroke-dasharray="0 5" stroke-linecap="round" stroke-width="3"/><path d="M0,42l5,8l-5,8l-5,-8Z"/></g>`,
  );
  return `<g fill="none" stroke="#e6bd62" stroke-width="1.5"><path d="${arc(107)}" stroke-width="2.4"/><path d="${arc(166)}"/>${flowers}${rays}${drops.join('')}</g>`;
}

/** A saluak in lines over the same round top: pleats laid like steps, and the cloth's tip that stands up beside them. */
export function saluakLines() {
  const arc = (radius, from, to, way = 1) => {
    const [x, y] = polar(radius, (from * Math.PI) / 180);
    const [toX, toY] = polar(radius, (to * Math.PI) / 180);
    return `${x},${y}A${radius},${radius} 0 0 ${way} ${toX},${toY}`;
  };
  const steps = [
    [107, 127, -172, -8],
    [127, 141, -160, -24],
    [141, 154, -150, -40],
    [154, 166, -141, -57],
    [166, 177, -132, -73],
  ];
  const pleats = steps
    .map(([inner, outer, from, to]) => `<path d="M${arc(inner, from, to)}L${arc(outer, to - 3, from + 3, 0)}Z"/>`)
    .join('');
  const lozenge = (radius, degrees, size) => {
    const [x, y] = polar(radius, (degrees * Math.PI) / 180);
    return `<path d="M0,${-size}L${f(size * 0.7)},0L0,${size}L${f(-size * 0.7)},0Z" transform="translate(${x},${y}) rotate(${degrees + 90})"/>`;
  };
  const band = times(19, (i) => lozenge(117, -164 + (i * 148) / 18, 6.5));
  const seeds = steps
    .slice(1)
    .map(([inner, outer, from, to], row) =>
      times(12 - row * 2, (i) => lozenge((inner + outer) / 2, from + 8 + (i * (to - from - 16)) / (11 - row * 2), 3)),
    )
    .join('');
  const tip = 'M44,-170C66,-176 74,-196 98,-206C104,-178 100,-150 84,-124';
  return `<g fill="none" stroke="#e6bd62" stroke-width="1.7" stroke-linejoin="round">${pleats}${band}<g fill="#e6bd62" stroke="none">${seeds}</g><path d="${tip}"/><path d="M56,-160C74,-168 82,-182 93,-190C95,-170 92,-150 80,-132M68,-146C78,-152 84,-160 88,-168"/></g>`;
}

/** Two horns of a roof over the same round top, for families who wear neither. */
export const hornLines = `<g transform="translate(0,-18)" fill="none" stroke="#e6bd62" stroke-width="1.6"><path d="M-112,-150C-100,-110 -60,-96 0,-96S100,-110 112,-150" stroke-width="4"/><path d="M-96,-100C-66,-84 -34,-82 0,-82S66,-84 96,-100M-110,-138C-98,-100 -60,-88 0,-88S98,-100 110,-138"/>${[-1, 1].map((side) => `<g transform="translate(${side * 112},-150)" fill="#e6bd62" stroke="none"><path d="M-2.500,3L0,-28L2.500,3Z"/><circle r="4"/><circle r="3" cy="-8"/></g>`).join('')}<path d="M0,-122l11,12l-11,12l-11,-12Z"/><path d="M0,-115l5,5l-5,5l-5,-5Z" fill="#e6bd62" stroke="none"/></g>`;

function spiral({ x, y, radius, way }) {
  return times(31, (i) => {
    const t = i / 30;
    const angle = -Math.PI / 2 + way * t * 1.45 * 2 * Math.PI;
    const reach = radius * (1 - t * 0.88);
    return `${i ? 'L' : 'M'}${f(x + reach * Math.cos(angle))},${f(y + reach * Math.sin(angle))}`;
  });
}

/** Kaluak paku, the curled fern: two coils of a tendril, 26 × 60, that go on for ever. */
export function fern() {
  const [step, width] = [30, 26];
  return `<g fill="none" stroke="#e6bd62" stroke-width="1.7" stroke-linecap="round">${times(4, (i) => {
    const side = i % 2 ? 1 : -1;
    const y = (i - 1) * step + step / 2;
    const x = width / 2;
    return `<path d="${spiral({ x: x + side * width * 0.16, y, radius: width * 0.36, way: side })}"/><path d="M${f(x + side * width * 0.16)},${f(y - width * 0.36)}C${f(x - side * width * 0.5)},${f(y - width * 0.36)} ${f(x - side * width * 0.5)},${f(y + step * 0.4)} ${f(x - side * width * 0.16)},${f(y + step - width * 0.36)}"/><path d="M${f(x - side * width * 0.34)},${y - 2}q${f(-side * width * 0.2)},-5 ${f(-side * width * 0.1)},-11q${f(side * width * 0.2)},3 ${f(side * width * 0.1)},11Z" fill="#e6bd62" stroke="none"/><path d="M${f(x - side * width * 0.3)},${y + 6}q${f(-side * width * 0.2)},3 ${f(-side * width * 0.16)},9q${f(side * width * 0.2)},0 ${f(side * width * 0.16)},-9Z" fill="#e6bd62" stroke="none"/>`;
  })}</g>`;
}

/** A leaf of sirih (betel) with its veins. */
const sirih = (x, y, degrees, size) =>
  `<g transform="translate(${x},${y}) rotate(${degrees}) scale(${size})"><path d="M0,0C-26,-14 -30,-52 0,-86C30,-52 26,-14 0,0Z" fill="url(#leaf)" stroke="#8fae62" stroke-width="1.5"/><path d="M0,-4V-78M0,-20C-10,-26 -16,-36 -18,-46M0,-20C10,-26 16,-36 18,-46M0,-40C-7,-46 -11,-54 -12,-60M0,-40C7,-46 11,-54 12,-60" fill="none" stroke="#b9cf8a" stroke-width="1.4"/></g>`;

/** The carano: a footed brass bowl with sirih, its songket cloth (dulamak) over one side. */
export const carano = (band) =>
  `${[
    [-52, 62, -58, 0.86],
    [52, 62, 58, 0.86],
    [-34, 56, -34, 1],
    [34, 56, 34, 1],
    [-12, 54, -12, 1.08],
    [14, 54, 13, 1.08],
  ]
    .map(([x, y, degrees, size]) => sirih(x, y, degrees, size))
    .join(
      '',
    )}<g><circle cx="-20" cy="40" r="11" fill="#b5622c"/><circle cx="6" cy="44" r="12" fill="#c87b3c"/><circle cx="30" cy="42" r="10" fill="#a8541f"/></g><path d="M-30,118H30L40,150H-40Z" fill="url(#brass)"/><path d="M-22,104H22L30,120H-30Z" fill="url(#brass)"/><ellipse cy="152" rx="62" ry="10" fill="url(#brass)"/><ellipse cy="149" rx="62" ry="7" fill="url(#brass)" stroke="#7a4d16"/><path d="M-104,52C-100,84 -60,108 0,108S100,84 104,52Z" fill="url(#brass)"/><path d="M-92,72C-76,90 -40,100 0,100S76,90 92,72M-98,64C-80,84 -42,93 0,93S80,84 98,64" fill="none" stroke="#7a4d16" stroke-width="1.4"/>${times(13, (i) => `<path d="M${f(-78 + i * 13)},${f(84 + 9 * Math.cos(((i - 6) / 6) * 1.45))}l4,5l-4,5l-4,-5Z" fill="#8a5a1c"/>`)}<path d="M-112,46C-80,62 80,62 112,46C114,54 112,58 104,62C60,74 -60,74 -104,62C-112,58 -114,54 -112,46Z" fill="url(#brass)" stroke="#7a4d16"/><g transform="translate(66,57) scale(.72,.62)"><path d="M-26,0C-8,4 18,3 34,-2L40,92C24,98 2,98 -18,95Z" fill="#7d1727"/><g transform="skewY(-2)">${band}</g><path d="${times(15, (i) => `M${-17 + i * 4},95q${i % 2 ? 1.5 : -1.5},6 0,12`)}" stroke="#e0b659" stroke-width="1.4" fill="none"/></g>`;

/** A carabao's horn that bends to the left, thick at its root above and thin below; 60 × 100, to be stretched. */
export const horn = '<path d="M58,0C20,4 2,26 2,50C2,74 22,96 58,100C30,92 15,72 15,50C15,30 30,12 60,9Z"/>';
