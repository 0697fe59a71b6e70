import { type Language, tagOf } from '../languages.ts';
import { formatDate } from './dates.ts';
import { addressed } from './honorific.ts';

/**
 * What a host writes to a guest: the invitation, a reminder to answer, word of an event that was added after the answer, a word
 * on the day before, thanks afterwards.
 */
export const MESSAGE_KINDS = ['INVITATION', 'REMINDER', 'NEW_EVENT', 'DAY_BEFORE', 'THANKS'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** What a message leaves open, written as `{name}`. */
export const MESSAGE_WORDS = ['name', 'link', 'hosts', 'event', 'date'] as const;
export type MessageWord = (typeof MESSAGE_WORDS)[number];
export type MessageWords = Readonly<Record<MessageWord, string>>;

/**
 * A message with its words filled in. A brace that names none of them stays as the host wrote it; a name that bears an honorific gets
 * no second one, and brackets around a day that nobody knows yet are left out.
 */
export function fillMessage(text: string, words: MessageWords): string {
  const known = words.date === '' ? text.replaceAll(/ ?[(（]\{date\}[)）]/g, '') : text;
  return known.replaceAll(/\{(\w+)\}( ?[様님])?/g, (whole, word: string, honorific: string = '') => {
    if (!isWord(word)) return whole;
    return word === 'name' && honorific ? addressed(`{{name}}${honorific}`, words.name) : words[word] + honorific;
  });
}

/** The names in braces that nothing will be filled in for. */
export function unknownWords(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].flatMap(([, word = '']) => (isWord(word) ? [] : [word])))];
}

const isWord = (word: string): word is MessageWord => MESSAGE_WORDS.some((known) => known === word);

/** A host's own text for one kind of message, one language and one group of guests; without a group, for all of them. */
export interface OwnMessage {
  readonly kind: MessageKind;
  readonly guest_group: string | null;
  readonly language: Language;
  readonly text: string;
}

/** What is written to a guest: the host's text for the guest's group, else for everybody, else ours. */
export function messageFor(
  own: readonly OwnMessage[],
  { kind, guest_group, language }: Omit<OwnMessage, 'text'>,
): string {
  const fitting = own.filter((message) => message.kind === kind && message.language === language);
  const ofGroup = guest_group === null ? undefined : fitting.find((message) => message.guest_group === guest_group);
  const chosen = ofGroup ?? fitting.find((message) => message.guest_group === null);
  return chosen?.text ?? DEFAULT_MESSAGES[language][kind];
}

/** The event that a message speaks of: the first one that the guest is invited to, or the one that was added. */
export interface MessageEvent {
  readonly title: string;
  /** ISO 8601, null while the hosts do not know it. */
  readonly start_datetime: string | null;
  readonly timezone: string;
}

/** The event's name and its day as they are written in a message, in the message's language. */
export function eventWords(event: MessageEvent | undefined, language: Language): Pick<MessageWords, 'event' | 'date'> {
  if (!event) return { event: '', date: '' };
  const { title, start_datetime: start, timezone: timeZone } = event;
  const date = start === null ? '' : formatDate('full', { instant: start, timeZone, locale: tagOf(language) });
  return { event: title, date };
}

/** What is sent until the hosts write something of their own (spec §1: in the invitation's language). */
export const DEFAULT_MESSAGES: Readonly<Record<Language, Readonly<Record<MessageKind, string>>>> = {
  id: {
    INVITATION:
      'Kepada Yth. {name}\n\nDengan penuh rasa syukur, kami mengundang Anda untuk hadir di acara kami. Undangan untuk Anda:\n{link}\n\nMerupakan kebahagiaan bagi kami apabila Anda berkenan hadir.\n\nSalam hangat,\n{hosts}',
    REMINDER:
      'Kepada Yth. {name}\n\nSemoga sehat selalu. Agar kami dapat menyiapkan tempat dengan baik, mohon berkenan mengabarkan kehadiran untuk {event} ({date}) melalui undangan ini:\n{link}\n\nTerima kasih banyak.\n\nSalam hangat,\n{hosts}',
    NEW_EVENT:
      'Kepada Yth. {name}\n\nTerima kasih atas jawaban yang sudah diberikan. Kami juga mengundang Anda ke {event} ({date}). Mohon berkenan mengabarkan kehadiran untuk acara ini melalui undangan yang sama:\n{link}\n\nTerima kasih banyak.\n\nSalam hangat,\n{hosts}',
    DAY_BEFORE:
      'Kepada Yth. {name}\n\nBesok kita bertemu di {event}, {date}. Tempat, jam, dan kode masuk ada di undangan ini:\n{link}\n\nSampai jumpa, semoga perjalanannya lancar.\n\nSalam hangat,\n{hosts}',
    // to who came, and to who sent a gift from afar
    THANKS:
      'Kepada Yth. {name}\n\nTerima kasih telah menjadi bagian dari hari bahagia kami, baik dengan kehadiran, doa, maupun perhatian. Semoga kebaikan {name} dibalas berlipat ganda.\n\nSalam hangat,\n{hosts}',
  },
  en: {
    INVITATION:
      'Dear {name},\n\nWith great joy we invite you to celebrate with us. Your invitation:\n{link}\n\nWe hope to see you there.\n\nWith love,\n{hosts}',
    REMINDER:
      'Dear {name},\n\nWe hope you are well. So that we can keep a place for you, please let us know whether you can join us: {event} ({date}). You can reply here:\n{link}\n\nThank you so much.\n\nWith love,\n{hosts}',
    NEW_EVENT:
      'Dear {name},\n\nThank you for your reply. We would love to invite you to one more celebration: {event} ({date}). Could you let us know whether you can join us? You can reply in the same invitation as before:\n{link}\n\nThank you so much.\n\nWith love,\n{hosts}',
    DAY_BEFORE:
      'Dear {name},\n\nWe look forward to seeing you tomorrow: {event} ({date}). The place, the time and your entry code are in your invitation:\n{link}\n\nHave a safe journey.\n\nWith love,\n{hosts}',
    THANKS:
      'Dear {name},\n\nThank you for your kind wishes and your generosity, and for being part of our day. You made it all the happier.\n\nWith love,\n{hosts}',
  },
  ge: {
    INVITATION:
      'Guten Tag {name},\n\nmit großer Freude laden wir Sie zu unserer Feier ein. Ihre Einladung:\n{link}\n\nWir freuen uns sehr auf Sie.\n\nHerzliche Grüße\n{hosts}',
    REMINDER:
      'Guten Tag {name},\n\ndamit wir gut planen können, geben Sie uns bitte kurz Bescheid, ob Sie dabei sind: {event} ({date}). Antworten können Sie über Ihre Einladung:\n{link}\n\nVielen Dank und herzliche Grüße\n{hosts}',
    NEW_EVENT:
      'Guten Tag {name},\n\nvielen Dank für Ihre Antwort. Wir möchten Sie noch zu einer weiteren Feier einladen: {event} ({date}). Sind Sie dabei? Antworten können Sie wie bisher über Ihre Einladung:\n{link}\n\nHerzliche Grüße\n{hosts}',
    DAY_BEFORE:
      'Guten Tag {name},\n\nmorgen ist es so weit: {event} ({date}). Ort, Uhrzeit und Einlasscode stehen in Ihrer Einladung:\n{link}\n\nWir wünschen Ihnen eine gute Anreise. Bis morgen!\n\nHerzliche Grüße\n{hosts}',
    THANKS:
      'Guten Tag {name},\n\nvon Herzen danken wir Ihnen für Ihre guten Wünsche und alle Aufmerksamkeiten. Sie haben unseren Tag unvergesslich gemacht.\n\nHerzliche Grüße\n{hosts}',
  },
  cn: {
    INVITATION:
      '尊敬的{name}：\n\n我们满怀喜悦，诚邀您前来同庆。您的专属请柬：\n{link}\n\n期待您的光临。\n\n{hosts} 敬上',
    REMINDER:
      '尊敬的{name}：\n\n为了妥善安排席位，烦请您告知是否出席{event}（{date}）。您可在请柬中回复：\n{link}\n\n非常感谢。\n\n{hosts} 敬上',
    NEW_EVENT:
      '尊敬的{name}：\n\n感谢您的回复。我们还想邀请您参加{event}（{date}），烦请您在同一份请柬中告知是否出席：\n{link}\n\n非常感谢。\n\n{hosts} 敬上',
    DAY_BEFORE:
      '尊敬的{name}：\n\n明天就是{event}（{date}）。地点、时间与入场码都在请柬中：\n{link}\n\n期待与您相聚，路上请注意安全。\n\n{hosts} 敬上',
    THANKS: '尊敬的{name}：\n\n衷心感谢您的祝福与厚意，是您让这一天如此圆满。\n\n{hosts} 敬上',
  },
  es: {
    INVITATION:
      'Hola, {name}:\n\nCon mucha alegría te invitamos a celebrar con nosotros. Tu invitación:\n{link}\n\nEsperamos verte allí.\n\nCon cariño,\n{hosts}',
    REMINDER:
      'Hola, {name}:\n\nPara reservarte un lugar, cuéntanos si nos acompañas: {event} ({date}). Puedes responder aquí:\n{link}\n\n¡Muchas gracias!\n\nCon cariño,\n{hosts}',
    NEW_EVENT:
      'Hola, {name}:\n\n¡Gracias por tu respuesta! También queremos invitarte a otra celebración: {event} ({date}). ¿Nos acompañas? Puedes responder en la misma invitación:\n{link}\n\nCon cariño,\n{hosts}',
    DAY_BEFORE:
      'Hola, {name}:\n\nMañana nos vemos: {event} ({date}). El lugar, la hora y tu código de entrada están en la invitación:\n{link}\n\n¡Te esperamos!\n\nCon cariño,\n{hosts}',
    THANKS:
      'Hola, {name}:\n\nGracias de corazón por tus buenos deseos y tu generosidad, y por ser parte de nuestro día. Lo hiciste aún más feliz.\n\nCon cariño,\n{hosts}',
  },
  ja: {
    INVITATION:
      '{name} 様\n\n謹んでご招待申し上げます。招待状はこちらからご覧ください。\n{link}\n\nご出席を心よりお待ちしております。\n\n{hosts}',
    REMINDER:
      '{name} 様\n\nお席の準備のため、{event}（{date}）へのご出欠をお知らせいただけますと幸いです。こちらからご返信いただけます。\n{link}\n\nどうぞよろしくお願いいたします。\n\n{hosts}',
    NEW_EVENT:
      '{name} 様\n\nこのたびはご返信をいただき、誠にありがとうございました。あわせて{event}（{date}）にもご招待申し上げます。お手数ですが、同じ招待状よりご出欠をお知らせいただけますと幸いです。\n{link}\n\nどうぞよろしくお願いいたします。\n\n{hosts}',
    DAY_BEFORE:
      '{name} 様\n\n明日は{event}（{date}）でございます。会場、時間、受付用コードは招待状でご確認いただけます。\n{link}\n\nどうぞお気をつけてお越しください。お会いできますことを楽しみにしております。\n\n{hosts}',
    THANKS:
      '{name} 様\n\nこのたびはあたたかいお心づかいを賜り、誠にありがとうございました。おかげさまで忘れられない一日となりました。\n\n{hosts}',
  },
  my: {
    INVITATION:
      'Ke hadapan {name},\n\nDengan penuh kesyukuran, kami menjemput anda ke majlis kami. Jemputan untuk anda:\n{link}\n\nKehadiran anda amat kami hargai.\n\nSalam mesra,\n{hosts}',
    REMINDER:
      'Ke hadapan {name},\n\nSemoga sihat sejahtera. Supaya kami dapat menyediakan tempat, mohon maklumkan kehadiran ke {event} ({date}) melalui jemputan ini:\n{link}\n\nTerima kasih banyak.\n\nSalam mesra,\n{hosts}',
    NEW_EVENT:
      'Ke hadapan {name},\n\nTerima kasih atas jawapan yang telah diberikan. Kami juga ingin menjemput anda ke {event} ({date}). Mohon maklumkan kehadiran untuk majlis ini melalui jemputan yang sama:\n{link}\n\nTerima kasih banyak.\n\nSalam mesra,\n{hosts}',
    DAY_BEFORE:
      'Ke hadapan {name},\n\nEsok kita bertemu di {event}, {date}. Tempat, waktu dan kod masuk ada dalam jemputan ini:\n{link}\n\nJumpa esok, semoga selamat dalam perjalanan.\n\nSalam mesra,\n{hosts}',
    THANKS:
      'Ke hadapan {name},\n\nTerima kasih kerana menjadi sebahagian daripada hari bahagia kami, baik dengan kehadiran, doa mahupun ingatan. Semoga segala kebaikan dibalas berlipat ganda.\n\nSalam mesra,\n{hosts}',
  },
  pt: {
    INVITATION:
      'Olá, {name}!\n\nCom muita alegria, convidamos você para celebrar conosco. Seu convite:\n{link}\n\nEsperamos por você.\n\nCom carinho,\n{hosts}',
    REMINDER:
      'Olá, {name}!\n\nPara guardarmos o seu lugar, avise-nos se você virá: {event} ({date}). É só responder pelo convite:\n{link}\n\nAgradecemos desde já.\n\nCom carinho,\n{hosts}',
    NEW_EVENT:
      'Olá, {name}!\n\nAgradecemos a sua resposta. Também queremos convidar você para mais uma celebração: {event} ({date}). Você poderá vir? É só responder pelo mesmo convite:\n{link}\n\nAgradecemos desde já.\n\nCom carinho,\n{hosts}',
    DAY_BEFORE:
      'Olá, {name}!\n\nAmanhã é o dia: {event} ({date}). O local, o horário e o seu código de entrada estão no convite:\n{link}\n\nEsperamos por você. Até amanhã!\n\nCom carinho,\n{hosts}',
    THANKS:
      'Olá, {name}!\n\nAgradecemos de coração os seus votos de felicidade e o seu carinho. Você fez parte do nosso dia e o deixou ainda mais feliz.\n\nCom carinho,\n{hosts}',
  },
  kr: {
    INVITATION:
      '{name} 님께\n\n저희의 기쁜 자리에 정중히 초대합니다. 초대장은 아래에서 확인해 주세요.\n{link}\n\n귀한 걸음 해 주시면 감사하겠습니다.\n\n{hosts} 드림',
    REMINDER:
      '{name} 님께\n\n자리를 정성껏 준비하고자 합니다. {event}({date}) 자리에 함께하실 수 있는지 아래 초대장에서 알려 주시면 감사하겠습니다.\n{link}\n\n{hosts} 드림',
    NEW_EVENT:
      '{name} 님께\n\n회신해 주셔서 감사합니다. {event}({date}) 자리에도 함께해 주셨으면 합니다. 참석하실 수 있는지 같은 초대장에서 알려 주시면 감사하겠습니다.\n{link}\n\n{hosts} 드림',
    DAY_BEFORE:
      '{name} 님께\n\n{event} 날이 하루 앞으로 다가왔습니다({date}). 장소와 시간, 입장 코드는 초대장에서 확인하실 수 있습니다.\n{link}\n\n조심히 오시고, 내일 뵙겠습니다.\n\n{hosts} 드림',
    THANKS:
      '{name} 님께\n\n저희의 소중한 날에 따뜻한 마음을 보내 주셔서 진심으로 감사드립니다. 오래도록 간직하겠습니다.\n\n{hosts} 드림',
  },
};
