import { GUESTS, type WordingRule } from './rule.ts';

/** Chinese, Japanese and Korean: what is never said at a wedding, and whom one speaks to. */
export const EAST_ASIA: readonly WordingRule[] = [
  // Chinese
  {
    languages: ['cn'],
    pattern: /幼女|幼子/u,
    instead: '幺女, 幺子: 幼女 is a word of criminal law',
    wrong: '幼女 · 父母',
  },
  {
    languages: ['cn'],
    kinds: GUESTS,
    pattern: /残|亏|离别|分手|剧终|散场|永别|共襄喜庆|礼金|死(?!角)/u,
    instead: 'no waning, parting or ending at a wedding; 心意 for money',
    wrong: '残月',
  },
  {
    languages: ['cn'],
    kinds: GUESTS,
    pattern: /撕票|票房|敬告亲友|敬礼|龛|山门|再[见会]|一路顺风/u,
    instead:
      '检票, 售票处, 喜告亲友, 心意, 窗, 大门, 相见, 一路平安: no kidnapping, takings, funeral, salute or farewell',
    wrong: '撕票入场',
  },
  {
    languages: ['cn'],
    pattern: /来宾|客人(?!数)/u,
    instead: '宾客 (guest), 宾客签到簿 (guest book)',
    wrong: '来宾簿',
  },
  {
    languages: ['cn'],
    pattern: /主人家|真码|…{2}/u,
    instead: '主人 (to guests), 主家 (at the door), 有效宾客码, one …',
    wrong: '等待主人家确认',
  },
  {
    languages: ['cn'],
    kinds: ['door'],
    pattern: /放人|放行|代码/u,
    instead: '请宾客入场, 宾客码: a guest is no goods at a checkpoint',
    wrong: '再放人入场',
  },

  // Japanese: 忌み言葉 and 重ね言葉 on what a guest reads
  {
    languages: ['ja'],
    kinds: GUESTS,
    pattern:
      /再び|再度|再読|再上映|重ね|度々|たびたび|くれぐれも|もう一度|繰り返|改めて|いよいよ|またの|(?<=[、。]|^)また(?!は)/u,
    instead: '開き直す, お試しください, or nothing: what is said twice happens twice',
    wrong: 'ありがとうございます。またの機会に。',
    right: '内容または通信状況をご確認ください。',
    except: /template-8\/.* rsvp\.no_title(?:_child)?$/, // a child's birthday: nothing is bad luck there
  },
  {
    languages: ['ja'],
    kinds: GUESTS,
    pattern:
      /別れ|離れ|終わ|終刊|^終$|切る|切って|切れ|切り|ほどく|ほどけ|使者|お迎えの|壊|欠け|死|冷め|去る|去り|戻(?!り道)|帰り/u,
    instead:
      '開く, 遠くにいても, 大団円, もぎる, …までとさせていただく: no parting, cutting, undoing or ending, nothing said of the dead',
    wrong: '欠けゆく月',
    right: '5分ほどお待ちください。',
  },
  {
    languages: ['ja'],
    kinds: GUESTS,
    pattern: /お?心[づ付]け|お志/u,
    instead: 'お心づかい: お心づけ is a tip for staff, お志 is given at funerals',
    wrong: 'お心づけをくださる方',
  },
  {
    languages: ['ja'],
    kinds: GUESTS,
    pattern: /あなた/u,
    instead: 'お客様, or nobody named: guests are also elders',
    wrong: 'あなたのチケット',
    except: /template-16\//, // an album among friends
  },
  {
    languages: ['ja'],
    kinds: GUESTS,
    pattern: /主催者|追伸|謹呈|お納めください/u,
    instead:
      '招待状の送り主 or nobody named, 一筆, ご招待申し上げます, こちらへ: no organiser, postscript, dedication or collection',
    wrong: '主催者にお問い合わせください。',
  },
  {
    languages: ['ja'],
    pattern: /ご返事|ブラウザ(?!ー)/u,
    instead: 'お返事, ブラウザー',
    wrong: '欠席のご返事',
  },
  {
    languages: ['ja'],
    pattern: /皆さま|みなさま/u,
    instead: '皆様',
    wrong: '皆さまに安心して',
  },
  {
    languages: ['ja'],
    pattern: /ゲスト/u,
    instead: 'お客様 (guest), 芳名帳 (guest book), 皆様のアルバム',
    wrong: '招待のないゲスト',
  },
  {
    languages: ['ja'],
    kinds: ['guest'],
    pattern: /お祝いを送る|献茶/u,
    instead: 'メッセージを送る, 敬茶の儀: お祝い is a gift of money, 献茶 is offered to gods',
    wrong: '献茶の儀',
  },
  {
    languages: ['ja'],
    kinds: GUESTS,
    pattern: /列席|ご祝儀・|心遣い|いつかの[港春夜]/u,
    instead:
      'ご出席, お祝い・, お心づかい, いつか、: a birthday too has guests and gifts, and いつかの is a day that was',
    wrong: 'ご列席のお願い',
  },

  // Korean
  {
    languages: ['kr'],
    pattern: /정품|다례|그믐|기우는 달|납폐|\d살|\{\{count\}\}분$/u,
    instead: '유효한 코드, 티 세리머니, 새벽달, 보름 지난 달, 함, 세, 명',
    wrong: '정품 코드',
  },
  {
    languages: ['kr'],
    pattern: /당신|모든 곳|주최자|[이을은와과]\([가를는과]\)|\(으\)로/u,
    instead: 'nobody named, 동기화, 초대하신 분, and a sentence that needs no 이(가): guests are also elders',
    wrong: '당신을 위해 건배',
  },
  {
    languages: ['kr'],
    kinds: GUESTS,
    pattern: /하객/u,
    instead: '손님, 여러분: a 하객 is a guest at a wedding, and a look is also for birthdays',
    wrong: '하객 앨범',
  },
];
