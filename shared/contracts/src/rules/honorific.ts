/** What a name is honoured by already: a title before it, or 様 or 님 behind it. As text, for a script in the page reads it too. */
export const HONORED =
  '^(?:Bapak|Ibu|Bpk|Sdri?|Tuan|Nyonya|Puan|Encik|Cik|Mr|Mrs|Ms|Dr|Prof|Herr|Frau|Sra?)[. ]|(?:様|さま|さん|くん|ちゃん|殿|先生|各位|御中|夫妻|一同|ご家族|님|씨|귀하|여러분|부부|내외|가족|일동| 군| 양)$';

const honored = new RegExp(HONORED, 'u');

/** A guest as a language addresses one: `form` is '{{name}} 様'. Who bears an honorific already gets no second one. */
export const addressed = (form: string, name: string): string =>
  honored.test(name.trim()) ? name : form.replace('{{name}}', () => name);

/** A text in which a language has put 様 or 님 behind a name; one who bears an honorific already keeps that alone. */
export const honoredOnce = (text: string, name: string): string =>
  honored.test(name.trim()) ? text.replace(`${name}様`, () => name).replace(`${name} 님`, () => name) : text;
