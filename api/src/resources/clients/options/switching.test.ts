import { getClientBySlug, getClientOption, TEMPLATE_IDS, updateOption } from '@janur/contracts';
import { seedDemo } from '../../../db/seed/index.ts';
import { everyPair } from '../../../testing/every-pair.ts';
import { testApi } from '../../../testing/test-api.ts';

const api = testApi();
const IS_FREE_TO_CHANGE = new Set(['template', 'revision', 'updated_at']);

/** The tables of what a client owns; the audit log says what was done, and is none of the content. */
async function ownedTables(): Promise<string[]> {
  const [tables = []]: { name: string }[][] = await api.db.raw(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = DATABASE() AND column_name = 'client_id' AND table_name <> 'audit_log' ORDER BY table_name`,
  );
  return tables.map(({ name }) => name);
}

/** Every row of a client in these tables, as it is stored. */
async function rowsOf(clientId: number, tables: readonly string[]): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const name of tables) {
    const [rows = []]: Record<string, unknown>[][] = await api.db.raw('SELECT * FROM ?? WHERE client_id = ?', [
      name,
      clientId,
    ]);
    found[name] = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key]) => !isSwitched(name, key))));
  }
  return found;
}
const isSwitched = (table: string, column: string) => table === 'options' && IS_FREE_TO_CHANGE.has(column);

test('from any template to any other nothing of an invitation changes but the template', async () => {
  await seedDemo(api.db);
  // its template has settings of its own, and a dress code beside them
  const { id, client_id: clientId } = (await api.db('options').where({ slug: 'demo-template-4' }).first()) ?? {
    id: 0,
    client_id: 0,
  };
  const admin = api.as(await api.given.admin());
  const tables = await ownedTables();
  const before = await rowsOf(clientId, tables);
  expect(before['events']?.length).toBeGreaterThan(0);
  const shown = async () => {
    const { data } = await api.as().call(getClientBySlug, { params: { slug: 'demo-template-4' } });
    return JSON.stringify({ ...data, option: { ...data.option, template: '' } });
  };
  const { option } = (await admin.call(getClientOption, { params: { optionId: id } })).data;
  const public_ = await shown();

  const round = everyPair(TEMPLATE_IDS);
  expect(new Set(round.slice(1).map((to, at) => `${round[at]} ${to}`)).size).toBe(
    TEMPLATE_IDS.length * (TEMPLATE_IDS.length - 1),
  );
  let { revision } = option;
  for (const template of round) {
    // as the editor saves it: the whole of it, with the settings of the template before
    const answer = await admin.call(updateOption, {
      params: { optionId: id },
      body: { ...option, template, revision },
    });
    expect(answer.data).toMatchObject({ template });
    ({ revision } = answer.data);
    expect(await rowsOf(clientId, tables)).toEqual(before);
  }
  expect(await shown()).toBe(public_);
}, 120_000);
