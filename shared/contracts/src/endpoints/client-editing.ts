import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { AuditEntry } from '../entities/audit.ts';
import { ContentInput, EditedContent } from '../entities/content-input.ts';
import { Id, IdParam, Instant, PersonName, Slug } from '../entities/fields.ts';
import { EditedOption, NewOption, OptionEdit } from '../entities/option-input.ts';
import { InvitationVersion } from '../enums.ts';
import { PageQuery } from '../envelope.ts';

/** spec §7. `revision` goes up with every change; a PUT that carries an older one is refused (decisions §7). */
export const ClientDetail = z.object({
  id: Id,
  name: z.string(),
  version: InvitationVersion,
  content: EditedContent,
  revision: z.int(),
});
export type ClientDetail = z.infer<typeof ClientDetail>;

/** `error.details` of VERSION_CONFLICT: what the object is at now and who brought it there. */
export const FormerChange = z.object({
  revision: z.int(),
  changed_at: z.iso.datetime().nullable(),
  changed_by: z.string().nullable(),
});
export type FormerChange = z.infer<typeof FormerChange>;

const OfClient = z.object({ clientId: IdParam });
const OfOption = z.object({ optionId: IdParam });

export const getClientDetail = defineEndpoint({
  method: 'GET',
  path: '/dashboard/admin/clients/detail/:clientId',
  access: ['ADMIN'],
  summary: 'A client with its whole content, and its slugs from the first',
  params: OfClient,
  // ours: without the ids no slug's settings could be asked for
  response: ClientDetail.extend({ options: z.array(z.object({ id: Id, slug: Slug })) }),
});

export const getClientOption = defineEndpoint({
  method: 'GET',
  path: '/dashboard/admin/clients/:optionId',
  access: ['ADMIN'],
  summary: 'A slug’s settings with the client that they belong to',
  params: OfOption,
  response: ClientDetail.extend({ option: EditedOption }),
});

export const updateClient = defineEndpoint({
  method: 'PUT',
  path: '/dashboard/admin/clients/:clientId',
  access: ['ADMIN'],
  summary: 'Change a client and its content; what is not sent stays as it is',
  params: OfClient,
  body: z.strictObject({
    name: PersonName,
    version: InvitationVersion,
    content: ContentInput,
    revision: z.int().positive().optional(),
  }),
  response: ClientDetail,
});

export const createClientWithOption = defineEndpoint({
  method: 'POST',
  path: '/dashboard/admin/php/clients',
  access: ['ADMIN'],
  summary: 'A new client with its account, content and first slug; the password is shown once',
  body: z.strictObject({
    content: ContentInput,
    name: PersonName,
    option: NewOption,
    version: InvitationVersion.optional(),
  }),
  response: z.object({ id: Id, option_id: Id, user_name: z.string(), password: z.string() }),
  status: 201,
});

export const createClient = defineEndpoint({
  method: 'POST',
  path: '/new-dashboard/admin/clients',
  access: ['ADMIN'],
  summary: 'A new client with its account and content, without a slug; the password is shown once',
  body: z.strictObject({ content: ContentInput, name: PersonName, version: InvitationVersion }),
  response: z.object({ id: Id, user_name: z.string(), password: z.string() }),
  status: 201,
});

export const createOption = defineEndpoint({
  method: 'POST',
  path: '/dashboard/admin/clients/:clientId/options',
  access: ['ADMIN'],
  summary: 'Another slug of a client',
  params: OfClient,
  body: NewOption,
  response: EditedOption,
  status: 201,
});

export const updateOption = defineEndpoint({
  method: 'PUT',
  path: '/dashboard/admin/clients/options/:optionId',
  access: ['ADMIN'],
  summary: 'Change a slug’s settings; what is not sent stays as it is',
  params: OfOption,
  body: OptionEdit,
  response: EditedOption,
});

/** Ours: what an editor says before a slug is changed. */
export const getOptionSlugs = defineEndpoint({
  method: 'GET',
  path: '/dashboard/admin/clients/options/:optionId/slugs',
  access: ['ADMIN'],
  summary: 'An invitation’s slug, its former ones, which lead to it for ever, and how many guests were sent a link',
  params: OfOption,
  response: z.object({
    slug: Slug,
    former: z.array(z.object({ slug: Slug, until: Instant })),
    invited: z.int(),
  }),
});

/** Ours: a slug that was somebody's is never given to somebody else. */
export const findSlugHolder = defineEndpoint({
  method: 'GET',
  path: '/dashboard/admin/slugs/:slug',
  access: ['ADMIN'],
  summary:
    'Whose a slug is, or was before; nobody’s when `option_id` and `client_name` are null and `is_former` is false',
  params: z.object({ slug: Slug }),
  response: z.object({ option_id: Id.nullable(), client_name: z.string().nullable(), is_former: z.boolean() }),
});

export const listAuditLog = defineEndpoint({
  method: 'GET',
  path: '/dashboard/admin/clients/:clientId/audit',
  access: ['ADMIN'],
  summary: 'Who changed what of a client, the latest first',
  params: OfClient,
  query: PageQuery,
  response: z.array(AuditEntry),
  paged: true,
});
