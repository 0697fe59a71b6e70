import { type FieldProblem, type PaymentInput, type Problem, problem, problemAt } from '@janur/contracts';
import type { Database } from '../../../db/connection.ts';
import type { BankRow } from '../../../db/rows/invitation.ts';
import { insertBanks, listBanks } from './part-queries.ts';

type BankInput = NonNullable<PaymentInput['default_bank']>;

/**
 * The bank of each payment: by `bank_id`, by `default_bank.id`, or by a name, which makes a bank that is not there yet. Banks
 * are shared by all invitations, so a payment never changes one. Undefined leaves a payment's bank as it is.
 */
export async function resolveBanks(
  trx: Database,
  { payments, at }: { payments: readonly PaymentInput[]; at: string },
): Promise<{ bankIds: (number | null | undefined)[]; problems: FieldProblem[] }> {
  const byName = payments.flatMap(({ default_bank: bank }) =>
    bank?.id === undefined && bank?.bank_name ? [bank] : [],
  );
  const names = byName.flatMap((bank) => bank.bank_name ?? []);
  const ids = payments.flatMap(({ bank_id, default_bank }) => [bank_id, default_bank?.id].filter((id) => id != null));
  if (names.length > 0)
    await insertBanks(
      trx,
      byName.map((bank) => ({ bank_name: bank.bank_name ?? '', bank_logo_url: bank.bank_logo_url ?? null })),
    );
  const banks = names.length + ids.length > 0 ? await listBanks(trx, { ids, names }) : [];
  const problems: FieldProblem[] = [];
  const bankIds = payments.map((payment, index) => {
    const { bankId, wrong } = bankOf(payment, banks);
    if (wrong) problems.push(problemAt(`${at}.${index}.${wrong.path}`, wrong));
    return bankId;
  });
  return { bankIds, problems };
}

interface Resolved {
  readonly bankId?: number | null | undefined;
  readonly wrong?: FieldProblem;
}

function bankOf({ bank_id, default_bank }: PaymentInput, banks: readonly BankRow[]): Resolved {
  const wrong = (path: string, what: Problem): Resolved => ({ wrong: problemAt(path, what) });
  if (bank_id != null && !banks.some((bank) => bank.id === bank_id)) return wrong('bank_id', problem('unknown_bank'));
  if (!default_bank) return { bankId: bank_id === undefined ? default_bank : bank_id };
  const bank = banks.find((known) => isMeant(known, default_bank));
  if (!bank) return wrong('default_bank', problem('bank_wanted'));
  if (bank_id !== undefined && bank_id !== bank.id) return wrong('default_bank', problem('other_bank'));
  const { bank_name = bank.bank_name, bank_logo_url = bank.bank_logo_url } = default_bank;
  if (!isSameName(bank_name, bank.bank_name) || bank_logo_url !== bank.bank_logo_url)
    return wrong('default_bank', problem('bank_shared', { name: bank.bank_name }));
  return { bankId: bank.id };
}

const isMeant = (bank: BankRow, { id, bank_name }: BankInput): boolean =>
  id === undefined ? bank_name !== undefined && isSameName(bank.bank_name, bank_name) : bank.id === id;

/** As the table's collation compares them: without regard to case and accents. */
const isSameName = (first: string, second: string): boolean =>
  first.localeCompare(second, 'en', { sensitivity: 'base' }) === 0;
