import type { RsvpField, RsvpValue } from '@janur/contracts';
import { firstValues, isWishOnly, type RsvpContext, type RsvpValues } from '@janur/kit/document';
import { fieldsOf, SENT_KINDS, type SentKind, UNDER } from './answer-form.ts';
import { controlName, isCertain, isChoice, isList, isMany, optionsOf, underOption } from './field.ts';

/** Which of the forms was sent, by the names of its controls; undefined where none was. */
export const kindOf = (sent: URLSearchParams): SentKind | undefined =>
  SENT_KINDS.find((kind) => [...sent.keys()].some((name) => name.startsWith(UNDER[kind])));

/** What was filled in: of the fields that the form had, by their names. */
export function readForm(context: RsvpContext, kind: SentKind, sent: URLSearchParams): RsvpValues {
  const values: Record<string, RsvpValue | readonly RsvpValue[]> = {};
  const fields = fieldsOf(context, kind);
  const first = firstValues(context, fields);
  const read = (some: readonly RsvpField[], under: string): void =>
    some.forEach((field, at) => {
      const name = controlName(field, under);
      const value = isCertain(field) ? first[field.name] : valueOf(field, name, sent);
      if (value !== undefined) values[field.name] ??= value as RsvpValue; // as the field itself gives it
      for (const chosen of chosenAt(field, name, sent))
        read(field.options?.[chosen]?.children ?? [], underOption(under, at, chosen));
    });
  read(fields, UNDER[kind]);
  return values;
}

/** Who has answered and wishes says what was said before, and the wish. */
export function withFormer(context: RsvpContext, kind: SentKind, values: RsvpValues): RsvpValues {
  if (kind === 'rsvp' || isWishOnly(context)) return values;
  return { ...firstValues(context, fieldsOf(context, 'rsvp')), ...values };
}

function valueOf(field: RsvpField, name: string, sent: URLSearchParams): RsvpValue | readonly RsvpValue[] | undefined {
  if (!isChoice(field) && !isList(field)) return sent.get(name)?.replaceAll('\r\n', '\n');
  const options = optionsOf(field);
  const chosen = placesOf(name, sent).flatMap((at) => options[at] ?? []);
  return isMany(field) ? chosen.map(({ value }) => value) : chosen[0]?.value;
}

const placesOf = (name: string, sent: URLSearchParams): number[] =>
  sent
    .getAll(name)
    .filter((text) => /^\d{1,3}$/.test(text))
    .map(Number);

function chosenAt(field: RsvpField, name: string, sent: URLSearchParams): number[] {
  const places = placesOf(name, sent);
  return isMany(field) ? places : places.slice(0, 1);
}
