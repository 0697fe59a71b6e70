import type { DataOf, getRsvpInsights, RsvpField } from '@janur/contracts';
import type { HalfHour, ValueRow } from './queries.ts';

type Insights = DataOf<typeof getRsvpInsights>;
type Totals = Omit<Insights['timeline'][number], 'day'>;

const HALF_HOUR_MS = 30 * 60_000;

/** Each day on which somebody answered, with all that was answered until its end, on the calendar of the event's place. */
export function timelineOf(halfHours: readonly HalfHour[], timezone: string): Insights['timeline'] {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: timezone });
  const until = new Map<string, Totals>();
  const sum: Totals = { confirmed: 0, declined: 0, pax: 0 };
  for (const { half_hour, is_attending, total_answers, total_pax } of halfHours) {
    if (is_attending) {
      sum.confirmed += total_answers;
      sum.pax += total_pax;
    } else sum.declined += total_answers;
    until.set(calendar.format(half_hour * HALF_HOUR_MS), { ...sum });
  }
  return [...until].map(([day, totals]) => ({ day, ...totals }));
}

/** The sums of each question: who ticked several options counts under each of them. */
export function questionsOf(fields: readonly RsvpField[], rows: readonly ValueRow[]): Insights['questions'] {
  const rowsOf = Map.groupBy(rows, ({ name }) => name);
  return fields.flatMap((field) => {
    const sums = new Map<string, { total_answers: number; total_pax: number }>();
    for (const { value, total_answers, total_pax } of rowsOf.get(field.name) ?? []) {
      for (const text of textsOf(value)) {
        const sum = sums.get(text) ?? { total_answers: 0, total_pax: 0 };
        sums.set(text, {
          total_answers: sum.total_answers + total_answers,
          total_pax: sum.total_pax + total_pax,
        });
      }
    }
    if (sums.size === 0) return [];
    const answers = [...sums]
      .map(([value, sum]) => ({ value, label: labelOf(field, value), ...sum }))
      .toSorted((one, other) => other.total_answers - one.total_answers);
    return [{ name: field.name, label: field.label ?? field.name, answers }];
  });
}

/** One answer or several ones, as texts. */
function textsOf(json: string): string[] {
  const answer: unknown = JSON.parse(json);
  if (Array.isArray(answer)) return [...new Set(answer.flatMap(textOf))];
  return textOf(answer);
}

function textOf(answer: unknown): string[] {
  const text = ['string', 'number', 'boolean'].includes(typeof answer) ? String(answer).trim() : '';
  return text === '' ? [] : [text];
}

const labelOf = ({ options = [] }: RsvpField, value: string): string =>
  options.find((option) => String(option.value) === value)?.label || value;
