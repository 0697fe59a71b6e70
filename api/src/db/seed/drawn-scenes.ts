/** Small gouaches of 800 × 600 for stories that no photo tells: the file of each and how wide it is kept. */
interface Scene {
  svg: string;
  width: number;
}

const scene = (body: string, height = 600) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 ${height}" width="800" height="${height}">${body}</svg>`;

const many = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => one(i)).join('');
/** Always the same scatter. */
const scatter = (index: number, step: number, range: number) => (index * step) % range;

const coffee = scene(`
<defs><linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f3d9b0"/><stop offset="1" stop-color="#e5b98a"/></linearGradient><radialGradient id="l" cx=".5" cy=".5" r=".5"><stop stop-color="#fff3cf" stop-opacity=".9"/><stop offset="1" stop-color="#fff3cf" stop-opacity="0"/></radialGradient></defs>
<rect width="800" height="600" fill="url(#w)"/>
<path d="M430,40h310v270H430Z" fill="#b9d5cf"/><path d="M430,310V210c60,-30 90,-6 140,-34s110,-40 170,-10v144Z" fill="#7fa583"/><path d="M430,310v-52c90,-36 200,-30 310,-8v60Z" fill="#5c8467"/><path d="M430,40h310v270H430ZM585,40v270M430,176h310" fill="none" stroke="#7b4f33" stroke-width="14"/>
<path d="M150,0v86" stroke="#5b3b28" stroke-width="5"/><path d="M84,150a66,66 0 0 1 132,0Z" fill="#3e5c4b"/><circle cx="150" cy="210" r="170" fill="url(#l)"/><circle cx="150" cy="154" r="15" fill="#fff3cf"/>
<path d="M0,420H800V600H0Z" fill="#9a6240"/><path d="M0,420H800v18H0Z" fill="#b87a50"/>${many(7, (i) => `<path d="M${scatter(i, 173, 720)},${462 + i * 19}h${90 + scatter(i, 57, 160)}" stroke="#7b4a2f" stroke-width="3" opacity=".5"/>`)}
<ellipse cx="300" cy="524" rx="210" ry="22" fill="#5e3822" opacity=".35"/><path d="M118,330h360q22,0 22,22v148q0,22 -22,22H118q-22,0 -22,-22V352q0,-22 22,-22Z" fill="#2f2a28"/><path d="M96,372h404v86H96Z" fill="#b8472c"/><path d="M214,330l18,-34h132l18,34Z" fill="#413a36"/><path d="M126,330v-18h58v18ZM414,330v-14h44v14Z" fill="#c9c1b4"/><circle cx="298" cy="424" r="90" fill="#1d1a19"/><circle cx="298" cy="424" r="72" fill="#4a4440"/><circle cx="298" cy="424" r="50" fill="#22303c"/><path d="M266,402a40,40 0 0 1 40,-22" stroke="#9fc0d6" stroke-width="9" fill="none" stroke-linecap="round"/><circle cx="318" cy="444" r="9" fill="#6d8fa6"/><rect x="416" y="350" width="56" height="30" rx="4" fill="#e9e0cf"/>
<ellipse cx="640" cy="536" rx="130" ry="20" fill="#5e3822" opacity=".35"/><ellipse cx="640" cy="524" rx="118" ry="20" fill="#fff8ea"/><path d="M566,424h148c2,70 -18,98 -44,98h-60c-26,0 -46,-28 -44,-98Z" fill="#fffdf6"/><path d="M712,440c46,-8 48,52 -8,52" fill="none" stroke="#fffdf6" stroke-width="14"/><ellipse cx="640" cy="424" rx="74" ry="17" fill="#e9dcc4"/><ellipse cx="640" cy="425" rx="62" ry="12" fill="#6b4128"/><path d="M640,428c-20,-12 -8,-22 0,-12c8,-10 20,0 0,12Z" fill="#e2c39a"/>
<path d="M610,392c-18,-26 18,-38 0,-66M646,386c-18,-26 18,-42 0,-76M682,392c-18,-22 16,-34 2,-58" fill="none" stroke="#fffdf6" stroke-width="7" stroke-linecap="round" opacity=".7"/>`);

const train = scene(`
<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#f8d7a4"/><stop offset=".6" stop-color="#f6b98a"/><stop offset="1" stop-color="#e8937a"/></linearGradient></defs>
<rect width="800" height="600" fill="#d9c4a0"/>
<path d="M84,44h632q26,0 26,26v300q0,26 -26,26H84q-26,0 -26,-26V70q0,-26 26,-26Z" fill="url(#s)"/>
<clipPath id="win"><path d="M84,44h632q26,0 26,26v300q0,26 -26,26H84q-26,0 -26,-26V70q0,-26 26,-26Z"/></clipPath>
<g clip-path="url(#win)"><circle cx="560" cy="170" r="46" fill="#fff0cc"/><path d="M40,300L210,120l90,98 60,-50 140,132Z" fill="#8a7ea3"/><path d="M210,120l36,40 -22,10 -18,-12 -20,14 -14,-14Z" fill="#f6ead8"/><path d="M40,320c120,-60 260,-40 400,-30s220,-40 330,-10v130H40Z" fill="#6f9a7c"/>${many(6, (i) => `<path d="M40,${332 + i * 13}c140,${-16 - i * 3} 300,14 730,${-6 - i * 2}" fill="none" stroke="${i % 2 ? '#cfdc9f' : '#4f7a5f'}" stroke-width="${5 + i}"/>`)}<path d="M630,330v-92M630,240c-34,-10 -52,6 -58,26c24,-10 44,-12 58,-26c0,-30 -26,-40 -44,-36c10,16 24,26 44,36c14,-28 40,-32 56,-22c-14,12 -32,22 -56,22c30,-2 50,10 56,30c-22,-6 -42,-14 -56,-30Z" fill="#3e5c4b" stroke="#3e5c4b" stroke-width="5"/></g>
<path d="M84,44h632q26,0 26,26v300q0,26 -26,26H84q-26,0 -26,-26V70q0,-26 26,-26Z" fill="none" stroke="#8d7552" stroke-width="16"/><path d="M58,226h684" stroke="#8d7552" stroke-width="8"/>
<path d="M0,470h800v130H0Z" fill="#3c6079"/><path d="M66,600V352q0,-56 56,-56h180q56,0 56,56v248Z" fill="#4a7693"/><path d="M442,600V352q0,-56 56,-56h180q56,0 56,56v248Z" fill="#4a7693"/><path d="M84,330q0,-26 26,-26h204q26,0 26,26v52H84ZM460,330q0,-26 26,-26h204q26,0 26,26v52H460Z" fill="#f3eada"/>
<g font-family="Georgia,serif" font-weight="bold" font-size="44" fill="#b8472c" text-anchor="middle"><text x="212" y="360">2A</text><text x="588" y="360">2B</text></g>
<g transform="rotate(-7 250 500)"><path d="M120,440h250a14,14 0 0 0 0,28v70a14,14 0 0 0 0,28H120Z" fill="#f6e3b5"/><path d="M120,440h250v26H120Z" fill="#3e5c4b"/><path d="M140,486h150M140,508h110M140,530h150" stroke="#8d7552" stroke-width="7"/><path d="M322,474v84" stroke="#8d7552" stroke-width="3" stroke-dasharray="6 6"/></g>
<g transform="rotate(9 560 520)"><path d="M440,456h250a14,14 0 0 0 0,28v70a14,14 0 0 0 0,28H440Z" fill="#fdf1d2"/><path d="M440,456h250v26H440Z" fill="#b8472c"/><path d="M460,502h150M460,524h110M460,546h150" stroke="#8d7552" stroke-width="7"/><path d="M642,490v84" stroke="#8d7552" stroke-width="3" stroke-dasharray="6 6"/></g>`);

const lastPage = scene(`
<defs><linearGradient id="d" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#b9c7bd"/><stop offset="1" stop-color="#8fa6a0"/></linearGradient></defs>
<rect width="800" height="600" fill="#c69f70"/>${many(60, (i) => `<path d="M${scatter(i, 137, 800)},${scatter(i, 91, 600)}l${scatter(i, 31, 16) - 8},${scatter(i, 17, 12) - 6}" stroke="${i % 2 ? '#8d693c' : '#ecd2a6'}" stroke-width="2" opacity=".6"/>`)}
<path d="M60,600V60q0,-16 16,-16h648q16,0 16,16v540Z" fill="#f4ead8"/><path d="M400,44v556" stroke="#d4c09c" stroke-width="5"/><path d="M372,44h56v556h-56Z" fill="#8d693c" opacity=".12"/>
<g transform="rotate(-5 400 310)"><path d="M236,96h328v420H236Z" fill="#3a2f28" opacity=".25" transform="translate(6,12)"/><path d="M236,96h328v420H236Z" fill="#fffdf8"/><path d="M262,122h276v276H262Z" fill="url(#d)"/><path d="M262,122h276v276H262Z" fill="none" stroke="#0002" stroke-width="3"/></g>
<g transform="rotate(-7 400 92)"><path d="M326,70h148v42H326Z" fill="#edbd54" opacity=".9"/>${many(7, (i) => `<circle cx="${340 + i * 20}" cy="${i % 2 ? 100 : 82}" r="5" fill="#fff6df"/>`)}</g>
<g transform="translate(392 470)"><circle r="34" fill="none" stroke="#c99a45" stroke-width="9"/><circle r="34" fill="none" stroke="#f6e0a4" stroke-width="3"/><path d="M-20,-44L0,-74L20,-44L0,-30Z" fill="#bfe0ea" stroke="#6b9bb0" stroke-width="3"/><path d="M-20,-44h40M0,-74l-8,30 8,14 8,-14Z" fill="none" stroke="#6b9bb0" stroke-width="2.4"/></g>
<path d="M120,500c10,-24 44,-18 36,10c-4,16 -22,26 -36,36c-14,-10 -32,-20 -36,-36c-8,-28 26,-34 36,-10Z" fill="#e0765a"/><path d="M652,160c7,-17 31,-13 25,7c-3,11 -15,18 -25,25c-10,-7 -22,-14 -25,-25c-6,-20 18,-24 25,-7Z" fill="none" stroke="#b8472c" stroke-width="5"/>`);

/** The last row of a cinema: two heads before the light. */
const seats = scene(
  `
<defs><radialGradient id="p" cx=".5" cy=".38" r=".7"><stop stop-color="#fff6dc"/><stop offset=".34" stop-color="#f0cf8c"/><stop offset=".7" stop-color="#9a5a34"/><stop offset="1" stop-color="#1a0f12"/></radialGradient><linearGradient id="v" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#7c2632"/><stop offset="1" stop-color="#2a0d12"/></linearGradient></defs>
<rect width="800" height="432" fill="#0d0d0f"/><path d="M110,34h580v236H110Z" fill="url(#p)"/><path d="M110,34h580v20H110ZM110,250h580v20H110Z" fill="#060607"/>
<g fill="#5a2c22" opacity=".55"><path d="M110,250V190c70,-24 120,-6 180,-20s90,-44 150,-30 90,30 150,16 70,-10 100,-4v98Z"/><path d="M460,150v-50M452,108l8,-24 8,24" stroke="#5a2c22" stroke-width="4"/></g>
<path d="M0,0H92V432H0ZM708,0h92V432h-92Z" fill="url(#v)"/>${many(5, (i) => `<path d="M${10 + i * 18},0V432M${718 + i * 18},0V432" stroke="#000" stroke-width="5" opacity=".35"/>`)}
<path d="M110,270L0,432H800L690,270Z" fill="#2b1614"/>
${many(7, (i) => `<path d="M${-30 + i * 128},432v-64q0,-34 34,-34h48q34,0 34,34v64Z" fill="#341319" stroke="#0d0607" stroke-width="4"/>`)}
<g fill="#0a0809"><path d="M296,432v-46c0,-26 22,-38 44,-42v-12c-22,-8 -30,-30 -28,-52c2,-30 24,-46 48,-44c26,2 42,22 40,48c12,24 14,40 4,52c-8,8 -20,10 -26,8v4c20,6 36,16 36,40v44Z"/><path d="M402,432v-44c0,-28 20,-40 46,-46v-14c-16,-10 -24,-26 -24,-48c0,-30 18,-50 44,-50s44,20 44,50c0,22 -8,38 -24,48v14c28,6 48,18 48,46v44Z"/></g>
<path d="M312,280c2,-30 24,-46 48,-44M424,280c0,-30 18,-50 44,-50" fill="none" stroke="#ffdf9a" stroke-width="3" opacity=".8"/>
<path d="M388,432c4,-30 12,-36 22,-34c10,2 12,14 10,34Z" fill="#0a0809"/>
<g fill="#f5e6c0" opacity=".8">${many(26, (i) => `<circle cx="${120 + scatter(i, 97, 560)}" cy="${44 + scatter(i, 53, 210)}" r="1.1"/>`)}</g>`,
  432,
);

/** One umbrella on the way home, the lamps of the street out of focus. */
const umbrella = scene(
  `
<defs><linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#0b1022"/><stop offset=".62" stop-color="#2b2340"/><stop offset=".63" stop-color="#15131f"/><stop offset="1" stop-color="#0a0a10"/></linearGradient><radialGradient id="b" cx=".5" cy=".5" r=".5"><stop stop-color="#ffd98a"/><stop offset=".7" stop-color="#f0a24e" stop-opacity=".75"/><stop offset="1" stop-color="#f0a24e" stop-opacity="0"/></radialGradient><linearGradient id="c" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#e0566a"/><stop offset="1" stop-color="#7c1c2c"/></linearGradient></defs>
<rect width="800" height="432" fill="url(#n)"/>
${many(14, (i) => `<circle cx="${20 + scatter(i, 173, 770)}" cy="${60 + scatter(i, 67, 190)}" r="${14 + scatter(i, 11, 26)}" fill="url(#b)" opacity="${0.35 + scatter(i, 3, 5) / 10}"/>`)}
${many(9, (i) => `<ellipse cx="${60 + scatter(i, 211, 700)}" cy="${300 + scatter(i, 37, 110)}" rx="${34 + scatter(i, 13, 50)}" ry="3" fill="#f0a24e" opacity=".34"/>`)}
<ellipse cx="430" cy="262" rx="300" ry="150" fill="url(#b)" opacity=".55"/><ellipse cx="430" cy="404" rx="170" ry="12" fill="#000" opacity=".6"/>
<g fill="#08080c"><path d="M352,404c-4,-60 -6,-96 8,-126c-8,-8 -10,-22 -6,-34c6,-18 28,-20 38,-6c8,12 4,30 -6,40c22,10 32,30 34,58l4,68Z"/><path d="M424,404l-2,-84c0,-36 14,-54 34,-62c-12,-10 -14,-24 -12,-38c4,-20 36,-24 46,-4c6,14 2,32 -10,42c24,8 36,28 38,60l4,86Z"/><path d="M352,404l-10,-70 22,-18 18,88ZM386,404v14h-14v-14ZM470,404v16h-14v-16ZM506,404v16h-14v-16ZM410,404v14h-14v-14Z"/></g>
<path d="M426,300V96" stroke="#0a0a0e" stroke-width="6"/><path d="M250,190C256,110 336,66 426,64C516,66 596,110 602,190q-22,-18 -44,0q-22,-18 -44,0q-22,-18 -44,0q-22,-18 -44,0q-22,-18 -44,0q-22,-18 -44,0q-22,-18 -44,0q-22,-18 -44,0Z" fill="url(#c)"/><path d="M426,64C380,90 340,130 338,190M426,64C472,90 512,130 514,190M426,64v126" stroke="#4a0f1a" stroke-width="2.4" fill="none" opacity=".7"/><path d="M426,64V44" stroke="#0a0a0e" stroke-width="6" stroke-linecap="round"/><path d="M262,176C272,120 340,82 410,76" stroke="#ffb9a8" stroke-width="4" fill="none" opacity=".6"/>
${many(90, (i) => `<path d="M${scatter(i, 71, 800)},${scatter(i, 113, 432)}l-5,22" stroke="#cfd8ff" stroke-width="1.3" opacity=".4"/>`)}`,
  432,
);

export const drawnScenes: Readonly<Record<string, Scene>> = {
  'story-camera-and-coffee.webp': { svg: coffee, width: 1000 },
  'story-seats-2a-2b.webp': { svg: train, width: 1000 },
  'story-last-page.webp': { svg: lastPage, width: 1000 },
  'story-one-umbrella.webp': { svg: umbrella, width: 1400 },
  'story-last-row.webp': { svg: seats, width: 1400 },
};
