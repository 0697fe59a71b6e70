import { expect, type Page } from '@playwright/test';
import { streamXlsxRows } from 'hucre/xlsx';
import { staff } from '../place.ts';
import { eventNumbers, type Story } from './story.ts';

/** A sheet as whoever opens it reads it: rows by the words above their columns. */
async function sheet(page: Page, path: string, body?: object): Promise<Record<string, string>[]> {
  const url = staff(`/api/dashboard/clients/rsvp${path}`);
  const headers = { origin: staff('') };
  const answer = await (body ? page.request.post(url, { data: body, headers }) : page.request.get(url, { headers }));
  expect(answer.status(), `${path}: ${answer.ok() ? '' : await answer.text()}`).toBe(200);
  const rows: string[][] = [];
  for await (const { values } of streamXlsxRows(await answer.body()))
    rows.push(values.map((cell) => String(cell ?? '')));
  const [heads = [], ...cells] = rows;
  return cells.map((row) => Object.fromEntries(heads.map((head, at) => [head, row[at] ?? ''])));
}

const STATUS = { PENDING: 'Belum menjawab', CONFIRMED: 'Hadir', DECLINED: 'Tidak hadir' } as const;

/** What she saves as files says the same as the screens. */
export async function expectFiles(page: Page, story: Story): Promise<void> {
  const list = await sheet(page, '/export/guest-list', { slugs: [story.slug], language: 'id' });
  const rowOf = new Map(list.map((row) => [row['Kode'], row]));
  expect(rowOf.size).toBe(story.parties.length);
  for (const one of story.parties) {
    const row = rowOf.get(one.code);
    expect(row, one.name).toMatchObject({ Nama: one.name, 'Jumlah tamu': String(one.people) });
    for (const [title, place] of one.at)
      expect(row, one.name).toMatchObject({
        [`${title}: jawaban`]: STATUS[place.said],
        [`${title}: akan hadir`]: String(place.coming),
        [`${title}: meja`]: place.table ?? '',
      });
  }
  // whom nobody invited is sent no invitation
  const links = await sheet(page, `/file/generated-guest-list/${story.slug}`);
  expect(links.map(({ Code }) => Code).toSorted()).toEqual(
    story
      .invited()
      .map(({ code }) => code)
      .toSorted(),
  );
  for (const row of links) expect(row['Personal link']).toContain(`/${story.slug}?`);
  for (const { title, id } of story.events) {
    const { invited, coming, declined, pending } = eventNumbers(story, title);
    const [summary = {}] = await sheet(page, `/export/rsvp-summary?eventId=${id}`);
    const numbers = Object.values(summary)
      .filter((cell) => /^\d+$/.test(cell))
      .map(Number);
    expect(numbers.toSorted(), title).toEqual(
      [
        invited.households,
        coming.households,
        declined.households,
        pending.households,
        invited.people,
        coming.people,
      ].toSorted(),
    );
    const book = await sheet(page, '/export/guest-book', { event_ids: [id] });
    const at = story.parties.flatMap((one) => one.at.get(title) ?? []);
    expect(book, title).toHaveLength(at.length);
    const sum = (head: string) => book.reduce((total, row) => total + Number(row[head] ?? 0), 0);
    expect(sum('Coming'), title).toBe(at.reduce((total, one) => total + one.coming, 0));
    expect(sum('Attended'), title).toBe(at.reduce((total, one) => total + (one.arrived ?? 0), 0));
  }
}
