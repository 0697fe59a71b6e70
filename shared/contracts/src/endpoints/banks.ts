import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id, IdParam, Text } from '../entities/fields.ts';
import { IMAGE_TYPES } from './uploads.ts';

/** A bank or wallet, which all invitations share with its logo. */
export const Bank = z.object({ id: Id, bank_name: z.string(), bank_logo_url: z.string().nullable() });
export type Bank = z.infer<typeof Bank>;

export const listBanks = defineEndpoint({
  method: 'GET',
  path: '/dashboard/admin/banks',
  access: ['ADMIN'],
  summary: 'Banks and wallets of all invitations',
  response: z.array(Bank),
});

/** A bank that is not there yet is made. Every invitation that names this bank shows the logo from then on. */
export const setBankLogo = defineEndpoint({
  method: 'POST',
  path: '/dashboard/admin/banks/logo',
  access: ['ADMIN'],
  summary: "Set a bank's logo",
  body: z.strictObject({ bank_name: Text(100).trim().min(1) }),
  files: { image_file: { maxBytes: 5 * 1_048_576, types: IMAGE_TYPES } },
  response: Bank,
  status: 201,
});

export const removeBankLogo = defineEndpoint({
  method: 'DELETE',
  path: '/dashboard/admin/banks/:bankId/logo',
  access: ['ADMIN'],
  summary: "Take a bank's logo away",
  params: z.object({ bankId: IdParam }),
  response: Bank,
});
