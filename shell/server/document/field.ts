import type { RsvpField, RsvpFieldOption } from '@janur/contracts';
import { guestCountOptions, isGuestCount, isRequired } from '@janur/contracts/rsvp';
import { behindWords, longestOf, type questionWords, type RsvpProblem, type RsvpValues } from '@janur/kit/document';
import { escapeHtml } from '../pages/escape.ts';
import { own, type Reading } from './reading.ts';

/** A form as it is printed: what stands in it, and what is wrong with it. */
export interface Form {
  readonly reading: Reading;
  readonly words: ReturnType<typeof questionWords>;
  readonly values: RsvpValues;
  readonly problems: readonly RsvpProblem[];
  /** Of the controls that were printed, by the names of their fields: an error leads there. */
  readonly ids: Map<string, string>;
  /** Of this form's ids. */
  readonly under: string;
}

/** The name of a field's control: a question that hangs under several answers stands under each with a name of its own. */
export const controlName = (field: RsvpField, under: string): string => under + field.name;
/** `under` of what hangs under the option of a field: both by their places, which are short. */
export const underOption = (under: string, field: number, option: number): string => `${under}${field}.${option}.`;

export const isMany = ({ type }: RsvpField): boolean => type === 'checkbox';
export const isChoice = (field: RsvpField): boolean =>
  Boolean(field.options?.length) && (isMany(field) || (field.type === 'button' && !isGuestCount(field)));
export const isList = (field: RsvpField): boolean =>
  isGuestCount(field) || (field.type === 'select' && Boolean(field.options?.length));

/** How many of one come is no question. */
export const isCertain = (field: RsvpField): boolean => field.type === 'guest_count' && field.limitValue === 1;

/** What a list offers; the values may be texts, numbers or yes and no, so controls name their place. */
export const optionsOf = (field: RsvpField): readonly RsvpFieldOption[] =>
  isGuestCount(field)
    ? guestCountOptions(field.limitValue).map((count) => ({ value: count, label: '' }))
    : (field.options ?? []);

/** All questions in their order, each with its words, its error and its controls. */
export const fieldsHtml = (form: Form, fields: readonly RsvpField[], under: string): string =>
  fields.map((field, at) => fieldHtml(form, field, { under, at })).join('');

/** Where a field stands: `under` what, and as which of them. */
interface Place {
  readonly under: string;
  readonly at: number;
}

function fieldHtml(form: Form, field: RsvpField, place: Place): string {
  if (isCertain(field)) return '';
  const id = newId(form, field);
  const error = form.problems.find((problem) => problem.name === field.name);
  const text = error ? form.words.problemOf(error, field) : '';
  const said = text ? `<span class="error" id="${id}e">${escapeHtml(text)}</span>` : '';
  const describedBy = text ? ` aria-describedby="${id}e"` : '';
  const question = questionHtml(form, field);
  if (isChoice(field))
    return `<fieldset${describedBy}><legend>${question}</legend>${said}${choicesHtml(form, field, { id, place })}</fieldset>`;
  const invalid = text ? ` aria-invalid="true"${describedBy}` : '';
  const print = isList(field) ? listHtml : textHtml;
  return `<div><label for="${id}">${question}</label>${said}${print(form, field, { id, place, invalid })}</div>`;
}

/** Short, since each guest's own form is sent as it is. */
function newId({ ids, under }: Form, { name }: RsvpField): string {
  const id = `${under}${ids.size}`;
  ids.set(ids.has(name) ? `${name} ${ids.size}` : name, id);
  return id;
}

function questionHtml({ reading, words }: Form, field: RsvpField): string {
  const question = words.questionOf(field);
  const hint = isRequired(field) ? '' : `<small>${escapeHtml(behindWords(reading.t('rsvp.optional')))}</small>`;
  return (field.label ? own(reading, question) : escapeHtml(question)) + hint;
}

/** What hangs under an answer is there when the answer is chosen, and without styles always. */
function choicesHtml(form: Form, field: RsvpField, { id, place }: Omit<Control, 'invalid'>): string {
  const value = form.values[field.name];
  const chosen = Array.isArray(value) ? value : [value];
  const type = isMany(field) ? 'checkbox' : 'radio';
  const name = controlName(field, place.under);
  const options = (field.options ?? []).map((option, at) => {
    const itsId = at === 0 ? id : `${id}o${at}`;
    const children = option.children ? fieldsHtml(form, option.children, underOption(place.under, place.at, at)) : '';
    const words = form.words.choiceOf(option);
    return [
      `<div class="choice"><input type="${type}" id="${itsId}" name="${name}" value="${at}"${chosen.includes(option.value) ? ' checked' : ''}>`,
      `<label for="${itsId}">${option.label ? own(form.reading, words) : escapeHtml(words)}</label>`,
      children && `<div class="under">${children}</div>`,
      '</div>',
    ].join('');
  });
  return options.join('');
}

interface Control {
  readonly id: string;
  readonly place: Place;
  readonly invalid: string;
}

function listHtml(form: Form, field: RsvpField, { id, place, invalid }: Control): string {
  const { reading, words, values } = form;
  const options = optionsOf(field);
  const chosen = options.findIndex(({ value }) => value === values[field.name]);
  const none = chosen < 0 || !isRequired(field) ? `<option value="">${escapeHtml(reading.t('rsvp.choose'))}` : '';
  const wordsOf = (option: RsvpFieldOption) =>
    isGuestCount(field) ? reading.t('rsvp.person', { count: Number(option.value) }) : words.choiceOf(option);
  const list = options.map(
    (option, at) => `<option value="${at}"${at === chosen ? ' selected' : ''}>${escapeHtml(wordsOf(option))}`,
  );
  // no style tells which of a list is chosen: what hangs under its answers is there for all of them
  const under = options.map(({ children = [] }, at) =>
    fieldsHtml(form, children, underOption(place.under, place.at, at)),
  );
  return `<select id="${id}" name="${controlName(field, place.under)}"${invalid}>${none}${list.join('')}</select>${under.join('')}`;
}

/** What a phone may fill in by itself, and which keys it shows. */
const KNOWN_TEXTS: Readonly<Record<string, string>> = {
  name: ' autocomplete="name"',
  email: ' autocomplete="email" type="email"',
  phone_number: ' autocomplete="tel" type="tel"',
};

function textHtml({ values }: Form, field: RsvpField, { id, place, invalid }: Control): string {
  const text = escapeHtml(String(values[field.name] ?? ''));
  const shared = `id="${id}" name="${controlName(field, place.under)}" maxlength="${longestOf(field)}"${invalid}`;
  // a browser drops the first line break of a textarea
  return field.type === 'textarea'
    ? `<textarea ${shared} rows="4">${text.startsWith('\n') ? '\n' : ''}${text}</textarea>`
    : `<input ${shared}${KNOWN_TEXTS[field.name] ?? ''} value="${text}">`;
}
