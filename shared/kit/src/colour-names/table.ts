import type { Language } from '@janur/contracts/languages';

/** The order of a colour's names. */
export const NAMED_IN = ['en', 'id', 'ge', 'cn', 'es', 'ja', 'my', 'pt', 'kr'] as const satisfies readonly Language[];

/** Colours of clothes: shades in hex, and what they are called. */
export const COLOURS: readonly (readonly [shades: string, names: string])[] = [
  ['ffffff fcfcfa', 'white|putih|Weiß|白色|blanco|白|putih|branco|흰색'],
  ['fffff0 f8f4e3 f5efe0 f3e9d6', 'ivory|putih gading|Elfenbein|象牙白|marfil|アイボリー|putih gading|marfim|아이보리'],
  ['fff3c4 fdecb3 fffdd0', 'cream|krem|Creme|奶油色|crema|クリーム色|krim|creme|크림색'],
  ['f5f5dc e8dcc4 dccbb0 d9c7a8', 'beige|krem kecokelatan|Beige|米色|beige|ベージュ|kuning air|bege|베이지색'],
  ['c3b091 c2a578', 'khaki|khaki|Khaki|卡其色|caqui|カーキ|khaki|cáqui|카키색'],
  [
    'f7e7ce f1ddcf e6d3b3',
    'champagne|sampanye|Champagner|香槟色|champán|シャンパンゴールド|champagne|champanhe|샴페인색',
  ],
  [
    'e0e0e0 d3d3d3 cccccc',
    'light grey|abu-abu muda|Hellgrau|浅灰色|gris claro|薄いグレー|kelabu muda|cinza-claro|연회색',
  ],
  ['c0c5cb b8bcc2', 'silver|perak|Silber|银色|plateado|シルバー|perak|prateado|은색'],
  ['9e9e9e 808080 8a8a8a', 'grey|abu-abu|Grau|灰色|gris|グレー|kelabu|cinza|회색'],
  [
    '555555 4a4a4a 3d4145',
    'dark grey|abu-abu tua|Dunkelgrau|深灰色|gris oscuro|濃いグレー|kelabu tua|cinza-escuro|진회색',
  ],
  ['000000 111111 1c1c1c', 'black|hitam|Schwarz|黑色|negro|黒|hitam|preto|검은색'],
  [
    'd2a679 c19a6b b5835a',
    'light brown|cokelat muda|Hellbraun|浅棕色|marrón claro|薄茶色|coklat muda|marrom-claro|연갈색',
  ],
  ['8b5a2b 7b4f2c 8b4513 6d4c41', 'brown|cokelat|Braun|棕色|marrón|茶色|coklat|marrom|갈색'],
  [
    '4b2e1e 3e2723 5c4033',
    'dark brown|cokelat tua|Dunkelbraun|深棕色|marrón oscuro|こげ茶色|coklat tua|marrom-escuro|진갈색',
  ],
  [
    'c66b3d b5573a 9c4a2f cb6d51',
    'terracotta|terakota|Terrakotta|陶土色|terracota|テラコッタ|terakota|terracota|테라코타색',
  ],
  ['d4af37 c9a227 b8912f ffd700', 'gold|emas|Gold|金色|dorado|ゴールド|emas|dourado|금색'],
  [
    'e1ad01 d9a520 cc9900',
    'mustard|kuning mustar|Senfgelb|芥末黄|mostaza|マスタードイエロー|kuning mustard|mostarda|머스터드색',
  ],
  ['ffeb3b ffff00 ffe135', 'yellow|kuning|Gelb|黄色|amarillo|黄色|kuning|amarelo|노란색'],
  ['ffa500 ff8c00 f57c00', 'orange|oranye|Orange|橙色|naranja|オレンジ|jingga|laranja|주황색'],
  ['ffdab9 ffcba4 ffcea3 f7c59f', 'peach|persik|Pfirsich|蜜桃色|durazno|ピーチ|pic|pêssego|복숭아색'],
  ['ff7f6a ff7f50 fa8072', 'coral|koral|Koralle|珊瑚色|coral|コーラルピンク|koral|coral|산호색'],
  ['ff0000 e53935 d32f2f c8102e', 'red|merah|Rot|红色|rojo|赤|merah|vermelho|빨간색'],
  ['a31621 8b0000 9b1b30', 'dark red|merah tua|Dunkelrot|深红色|rojo oscuro|深紅|merah tua|vermelho-escuro|진홍색'],
  ['800020 6d0f27 5e1224 722f37', 'maroon|merah marun|Bordeaux|酒红色|granate|ボルドー|merah marun|bordô|와인색'],
  [
    'fde2e4 fadadd f4c2c2 f8d7da',
    'light pink|merah muda pucat|Hellrosa|浅粉色|rosa claro|淡いピンク|merah jambu muda|rosa-claro|연분홍색',
  ],
  ['ffb6c1 ff99b4 f48fb1', 'pink|merah muda|Rosa|粉色|rosa|ピンク|merah jambu|rosa|분홍색'],
  [
    'd8a7a7 c9a0a0 c08081 b76e79 d4a5a5',
    'dusty pink|merah muda kusam|Altrosa|豆沙粉|palo de rosa|くすみピンク|merah jambu lembut|rosa-antigo|더스티핑크',
  ],
  ['ff1493 e91e63 ff00ff', 'magenta|magenta|Pink|玫红色|fucsia|マゼンタ|magenta|magenta|자홍색'],
  ['e6e6fa d8bfd8 c8b6e2 dcd0ff', 'lilac|ungu muda|Flieder|淡紫色|lila|ライラック|ungu muda|lilás|연보라색'],
  ['b39ddb 9c7fc4 a284c8', 'lavender|lavender|Lavendel|薰衣草紫|lavanda|ラベンダー|lavender|lavanda|라벤더색'],
  ['800080 7b1fa2 6a3d9a 7a6be0', 'purple|ungu|Violett|紫色|morado|紫|ungu|roxo|보라색'],
  [
    '4a235a 3d1f4f 4b0082',
    'dark purple|ungu tua|Dunkelviolett|深紫色|morado oscuro|濃い紫|ungu tua|roxo-escuro|진보라색',
  ],
  ['d6eaf8 cfe2f3 add8e6 b3d4e5', 'light blue|biru muda|Hellblau|浅蓝色|celeste|水色|biru muda|azul-claro|하늘색'],
  [
    '8fa9bf 7b98b2 9fb4c7 6f8fa8',
    'dusty blue|biru kusam|Taubenblau|灰蓝色|azul grisáceo|くすみブルー|biru kelabu|azul-acinzentado|회청색',
  ],
  ['1e88e5 4169e1 0000ff 2962ff', 'blue|biru|Blau|蓝色|azul|青|biru|azul|파란색'],
  [
    '0b1430 000080 1b2a4a 0a1f44 14213d',
    'navy blue|biru dongker|Marineblau|藏青色|azul marino|紺色|biru tua|azul-marinho|남색',
  ],
  ['40e0d0 5fd3c8 30c5b5', 'turquoise|toska|Türkis|青绿色|turquesa|ターコイズ|biru firus|turquesa|청록색'],
  [
    '008080 1f6f70 0f5257 435b5b',
    'teal|hijau kebiruan|Petrol|蓝绿色|verde azulado|青緑|hijau kebiruan|verde-azulado|짙은 청록색',
  ],
  [
    '98ff98 c1f0d5 b2e4cf aaf0d1',
    'mint green|hijau mint|Mintgrün|薄荷绿|verde menta|ミントグリーン|hijau pudina|verde-menta|민트색',
  ],
  [
    'b2ac88 9caf88 a3b18a 8a9a7b b7c4a8',
    'sage green|hijau sage|Salbeigrün|鼠尾草绿|verde salvia|セージグリーン|hijau sage|verde-sálvia|세이지그린',
  ],
  [
    '6b7a3a 708238 808000 556b2f 6b705c',
    'olive green|hijau zaitun|Olivgrün|橄榄绿|verde oliva|オリーブグリーン|hijau zaitun|verde-oliva|올리브색',
  ],
  ['4caf50 00a651 2e8b57 008000', 'green|hijau|Grün|绿色|verde|緑|hijau|verde|초록색'],
  ['a4d65e c5e1a5 8bc34a', 'light green|hijau muda|Hellgrün|浅绿色|verde claro|黄緑|hijau muda|verde-claro|연두색'],
  [
    '046307 00684a 046a4e 007a5e',
    'emerald green|hijau zamrud|Smaragdgrün|祖母绿|verde esmeralda|エメラルドグリーン|hijau zamrud|verde-esmeralda|에메랄드색',
  ],
  [
    '1b4332 14342b 1e3d2f 0b3d2e 013220',
    'dark green|hijau tua|Dunkelgrün|深绿色|verde oscuro|深緑|hijau tua|verde-escuro|진녹색',
  ],
];
