import { client, event, profile } from '../testing/index.ts';
import { markHostWords, readsHosts } from './host-words.ts';

const invited = client({
  content: {
    greeting: 'Dengan memohon rahmat Tuhan,\nkami mengundang Anda sekeluarga ke taman Kebun Raya.',
    bride: profile({ name: 'Sinta', full_name: 'Sinta Maharani' }),
    new_events: [event({ title: 'Siraman', custom_time_text: null })],
  },
  option: { language: 'id', announcement: 'Parkir di sisi timur.' },
});
let stop: (() => void) | undefined;
afterEach(() => stop?.());

const settled = () => new Promise((resolve) => setTimeout(resolve));

function page(html: string) {
  document.body.innerHTML = html;
  stop = markHostWords(document.body, { isHosts: readsHosts(invited), tag: 'id' });
}
const langOf = (selector: string) => document.querySelector(selector)?.closest('[lang]')?.getAttribute('lang') ?? null;

test('what the hosts wrote says its language, and what the page says does not', () => {
  page(`<h1>Sin\u00ADta <b>Maharani</b></h1>
    <p id="greeting">Dengan memohon rahmat Tuhan,<br>kami mengundang Anda\u00A0sekeluarga ke\u2060 taman Kebun Raya.</p>
    <p id="one-line">Dengan memohon rahmat Tuhan, kami mengundang Anda sekeluarga ke taman Kebun Raya.</p>
    <p id="initial"><i>D</i><span>engan memohon rahmat Tuhan, kami mengundang Anda sekeluarga</span></p>
    <p id="joined">Dengan memohon rahmat Tuhan, kami mengundang Anda sekeluarga ke taman Kebun Raya. Siraman. Parkir di sisi timur. kami mengundang Anda sekeluarga ke taman Kebun Raya.</p>
    <h2>Siraman</h2> <p id="announcement">Parkir di sisi timur.</p>
    <p id="day">12.6.2027</p> <button>Zusagen</button> <p id="mixed">mit <i>Sinta</i> und Rama</p>`);
  expect(langOf('b')).toBe('id');
  expect(langOf('#greeting')).toBe('id');
  expect(langOf('#one-line')).toBe('id');
  expect(langOf('#joined')).toBe('id');
  expect(langOf('#initial span')).toBe('id');
  expect(langOf('h2')).toBe('id');
  expect(langOf('#announcement')).toBe('id');
  expect(langOf('#mixed i')).toBe('id');
  for (const other of ['#day', 'button', '#mixed']) expect(langOf(other)).toBeNull();
});

test('names of theirs in a short phrase without spaces are in their language, a long phrase about one is the page’s', () => {
  page(`<p id="parents">Sinta Maharani、Siraman之</p> <p id="korean">Sinta Maharani 의</p>
    <p id="sentence">敬请您光临Sinta的婚礼并为我们祝福</p> <p id="stranger">Budi Santoso、Siraman之</p>
    <p id="date">2027年6月12日</p> <p id="both">Sinta Maharani・Siraman</p>`);
  expect(['#both', '#parents', '#korean', '#sentence', '#stranger', '#date'].map(langOf)).toEqual([
    'id',
    'id',
    'id',
    null,
    null,
    null,
  ]);
});

test.each([
  ['黄文德先生', '李秀英女士', '黄文德先生 & 李秀英女士', 'zh-Hans'],
  ['藤原 浩', '藤原 恵子', '藤原 浩 & 藤原 恵子', 'ja'],
  ['이상철', '최은희', '이상철、최은희之', 'ko'],
])(
  'the names of hosts who write without spaces, %s and %s, are theirs: “%s”',
  (father_name, mother_name, said, tag) => {
    const hosts = client({
      content: { bride: profile({ name: father_name, father_name, mother_name }) },
      option: { language: 'cn' },
    });
    document.body.innerHTML = `<p id="parents">${said}</p> <p id="page">出席披露宴</p> <p id="ko">참석해 주세요</p>`;
    stop = markHostWords(document.body, { isHosts: readsHosts(hosts), tag });
    expect(['#parents', '#page', '#ko'].map(langOf)).toEqual([tag, null, null]);
  },
);

test('a word of the page that stands in a long letter of the hosts is the page’s', () => {
  page('<label>Raya</label><p>Kebun Raya</p>');
  expect(langOf('label')).toBeNull();
  expect(langOf('p')).toBe('id');
});

test('a button of the page within the hosts’ words is in the page’s language', () => {
  document.documentElement.lang = 'de';
  page('<p>Parkir di sisi timur. <button>Kopieren</button> <b>Siraman</b></p>');
  expect(['p', 'button', 'b'].map(langOf)).toEqual(['id', 'de', 'id']);
  document.documentElement.removeAttribute('lang');
});

test('what comes late is marked, what changes is marked anew, and what says its language itself is left alone', async () => {
  page('<main></main><p lang="ja">Sinta</p>');
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<section><h3>Siraman</h3></section>');
  await settled();
  expect(langOf('h3')).toBe('id');
  expect(langOf('p')).toBe('ja');
  document.querySelector('h3')?.firstChild?.replaceWith('Empfang');
  await settled();
  expect(langOf('h3')).toBeNull();
});

test('nothing is left of it when the page speaks the hosts’ language again', () => {
  page('<h3>Siraman</h3>');
  stop?.();
  expect(document.body.innerHTML).toBe('<h3>Siraman</h3>');
});
