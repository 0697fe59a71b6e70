import type { Breach } from './breach.ts';
import { type Found, totals } from './check.ts';
import type { Evidence } from './evidence.ts';
import type { Place } from './lists.ts';
import type { Stage } from './stage.ts';

/** I5, I6: the summary that each process answers, those that the devices show, and the money, against the journals. */
export async function numbers(
  { ports, stage, devices }: Place & { ports: readonly number[] },
  { evidence, found }: { evidence: Evidence; found: Found },
): Promise<Breach[]> {
  const { summary, rupiah, stored } = totals(evidence, found);
  const breaches: Breach[] = [];
  const compare = (whose: string, numbersOf: Readonly<Record<string, unknown>>): void => {
    for (const [name, value] of Object.entries(summary)) {
      if (numbersOf[name] === value) continue;
      breaches.push({
        invariant: 'I5',
        what: `${name} of ${whose} is ${String(numbersOf[name])}, the journals say ${value}`,
      });
    }
  };
  for (const port of ports) compare(`the server at ${port}`, await summaryOf(port, stage));
  for (const device of devices) compare(device.plan.name, { ...device.store().state.getState().summary });
  if (rupiah !== stored)
    breaches.push({ invariant: 'I6', what: `${stored} rupiah are stored, the journals say ${rupiah}` });
  return breaches;
}

async function summaryOf(port: number, { eventId, tokens }: Stage): Promise<Record<string, unknown>> {
  const path = `/api/public/guests/rsvp/events/guest-book/event-detail/${eventId}`;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { authorization: `Bearer ${tokens[0]}` },
  });
  const { data }: { data: { summary: Record<string, unknown> } } = JSON.parse(await response.text());
  return data.summary;
}
