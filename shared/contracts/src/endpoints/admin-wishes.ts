import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { IdParam } from '../entities/fields.ts';
import { Nothing } from '../envelope.ts';
import { ModeratedWish, Search, WishQuery } from './moderation.ts';
import { FileAnswer, FileLanguage, SPREADSHEET_TYPES } from './rsvp-files.ts';

export const listAllWishes = defineEndpoint({
  method: 'GET',
  path: '/dashboard/admin/wishes',
  access: ['ADMIN'],
  summary: 'Wishes of all invitations, newest first; `search` is a part of name, message or client (ours)',
  query: WishQuery,
  response: z.array(ModeratedWish),
  paged: true,
});

export const deleteWish = defineEndpoint({
  method: 'DELETE',
  path: '/dashboard/admin/wishes/:id',
  access: ['ADMIN'],
  summary: 'Take a wish down',
  params: z.object({ id: IdParam }),
  response: Nothing,
  message: 'The wish was taken down.',
});

export const exportWishes = defineEndpoint({
  method: 'GET',
  path: '/dashboard/admin/wishes/export',
  access: ['ADMIN'],
  summary: 'Wishes of all invitations, or those that a search finds, as a file',
  query: z.object({ search: Search.optional(), language: FileLanguage }),
  response: FileAnswer,
  produces: SPREADSHEET_TYPES,
});
