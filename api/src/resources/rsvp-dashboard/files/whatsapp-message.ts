import type { Language } from '@janur/contracts';

interface Words {
  readonly name: string;
  readonly hosts: string;
  readonly link: string;
}

type Message = (words: Words) => string;

const MESSAGES: Readonly<Record<Language, Message>> = {
  id: ({ name, hosts, link }) =>
    `Kepada Yth. ${name}\n\nDengan penuh sukacita, kami mengundang Anda untuk hadir di acara kami. Undangan untuk Anda:\n${link}\n\nMerupakan kebahagiaan bagi kami apabila Anda berkenan hadir.\n\nSalam hangat,\n${hosts}`,
  en: ({ name, hosts, link }) =>
    `Dear ${name},\n\nWith great joy we invite you to celebrate with us. Your invitation:\n${link}\n\nWe hope to see you there.\n\nWith love,\n${hosts}`,
  ge: ({ name, hosts, link }) =>
    `Hallo ${name},\n\nmit großer Freude laden wir zu unserer Feier ein. Die persönliche Einladung:\n${link}\n\nWir freuen uns sehr auf das Wiedersehen.\n\nHerzliche Grüße\n${hosts}`,
  cn: ({ name, hosts, link }) =>
    `尊敬的${name}：\n\n我们满怀喜悦，诚挚邀请您参加我们的庆典。您的专属请柬：\n${link}\n\n期待您的光临。\n\n${hosts} 敬上`,
  es: ({ name, hosts, link }) =>
    `Hola, ${name}:\n\nCon mucha alegría te invitamos a celebrar con nosotros. Tu invitación:\n${link}\n\nEsperamos verte allí.\n\nCon cariño,\n${hosts}`,
  ja: ({ name, hosts, link }) =>
    `${name} 様\n\n謹んでご招待申し上げます。招待状はこちらからご覧ください。\n${link}\n\nご出席を心よりお待ちしております。\n\n${hosts}`,
  my: ({ name, hosts, link }) =>
    `Kehadapan ${name},\n\nDengan penuh kesyukuran, kami menjemput anda ke majlis kami. Jemputan untuk anda:\n${link}\n\nKehadiran anda amat kami hargai.\n\nSalam mesra,\n${hosts}`,
  pt: ({ name, hosts, link }) =>
    `Olá, ${name}!\n\nCom muita alegria, convidamos você para celebrar conosco. Seu convite:\n${link}\n\nEsperamos por você.\n\nCom carinho,\n${hosts}`,
  kr: ({ name, hosts, link }) =>
    `${name} 님께\n\n기쁜 마음으로 저희의 자리에 초대합니다. 초대장은 아래에서 확인해 주세요.\n${link}\n\n귀한 걸음 해 주시면 감사하겠습니다.\n\n${hosts} 드림`,
};

/** What a host sends with the personal link, in the invitation's own language (spec §1). */
export function whatsappMessage(language: string, words: Words): string {
  return (isKnown(language) ? MESSAGES[language] : MESSAGES.id)(words);
}

const isKnown = (language: string): language is Language => Object.hasOwn(MESSAGES, language);
