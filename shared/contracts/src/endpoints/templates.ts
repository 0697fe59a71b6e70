import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { Id, IdParam } from '../entities/fields.ts';
import {
  PublishedVersion,
  PublisherKey,
  PublishFinding,
  RemoteFamily,
  RemoteName,
  RemoteVersion,
  TemplateRegistration,
  VersionChanges,
} from '../entities/template.ts';
import { Nothing, PageQuery } from '../envelope.ts';

const MEGABYTE = 1_048_576;
const PUBLISHERS = ['ADMIN', 'DESIGNER'] as const;
const family = z.object({ name: RemoteName });

/** Raw Ed25519 keys and signatures, base64. */
const PublicKey = z.string().regex(/^[A-Za-z0-9+/]{43}=$/);
const Signature = z.string().regex(/^[A-Za-z0-9+/]{86}==$/);

export const listTemplates = defineEndpoint({
  method: 'GET',
  path: '/public/templates',
  access: 'public',
  summary: 'Template ids with the version that guests get',
  response: z.array(TemplateRegistration),
});

/** Designers see their own families, admins all. */
export const listTemplateFamilies = defineEndpoint({
  method: 'GET',
  path: '/dashboard/templates',
  access: PUBLISHERS,
  summary: 'Template families with what guests get of each',
  response: z.array(RemoteFamily),
});

export const listTemplateVersions = defineEndpoint({
  method: 'GET',
  path: '/dashboard/templates/:name/versions',
  access: PUBLISHERS,
  summary: 'The versions of a template family, the newest first',
  params: family,
  response: z.array(PublishedVersion),
});

/**
 * `manifest` is a `RemoteManifest` as canonical JSON; `content` the files of the manifest, one behind the other in its
 * order; `signature` the manifest's by the key. What is unsigned or breaks a rule is refused, each finding by its name.
 */
export const publishTemplateVersion = defineEndpoint({
  method: 'POST',
  path: '/dashboard/templates/:name/versions',
  access: PUBLISHERS,
  summary: 'Publish a version of a template family; guests get it once it is promoted',
  params: family,
  body: z.strictObject({ public_key: PublicKey, signature: Signature }),
  files: {
    manifest: { maxBytes: MEGABYTE, types: ['application/json'] },
    content: { maxBytes: 8 * MEGABYTE, types: ['application/octet-stream'] },
  },
  response: z.object({ name: RemoteName, version: z.string(), findings: z.array(PublishFinding) }),
  status: 201,
});

/** What a second pair of eyes looks at before a version is served. */
export const compareTemplateVersion = defineEndpoint({
  method: 'GET',
  path: '/dashboard/templates/:name/versions/:version/changes',
  access: PUBLISHERS,
  summary: 'How a version differs from the one that guests get',
  params: family.extend({ version: RemoteVersion }),
  response: VersionChanges,
});

/**
 * Serves it at once when an admin says so, or when nobody wears the family. Else it waits for an admin (`waiting`), and guests get
 * what they got. Null takes the family off: guests of those who wear it see Plain Paper, and no screen offers it.
 */
export const promoteTemplate = defineEndpoint({
  method: 'POST',
  path: '/dashboard/templates/:name/promote',
  access: PUBLISHERS,
  summary: 'Serve a published version to all guests, or ask an admin for it; a canary ends with it',
  params: family,
  body: z.strictObject({ version: RemoteVersion.nullable() }),
  response: RemoteFamily,
});

/** The same guests get it each time, and stay in when the share grows. A share of 0 ends the canary. */
export const setTemplateCanary = defineEndpoint({
  method: 'POST',
  path: '/dashboard/templates/:name/canary',
  access: PUBLISHERS,
  summary: 'Serve a published version to a share of the guests, in percent',
  params: family,
  body: z.strictObject({ version: RemoteVersion, percent: z.int().min(0).max(100) }),
  response: RemoteFamily,
});

export const rollBackTemplate = defineEndpoint({
  method: 'POST',
  path: '/dashboard/templates/:name/rollback',
  access: PUBLISHERS,
  summary: 'End the canary; when there is none, serve the version before this one again',
  params: family,
  response: RemoteFamily,
});

export const listTemplateClients = defineEndpoint({
  method: 'GET',
  path: '/dashboard/templates/:name/clients',
  access: ['ADMIN'],
  summary: 'The invitations that wear a template family',
  params: family,
  query: PageQuery,
  response: z.array(z.object({ client_id: Id, client_name: z.string(), slug: z.string(), template: z.string() })),
  paged: true,
});

/** It takes the place of the names before. Clients of these names see it once they have `is_custom_template`. */
export const makeTemplateFor = defineEndpoint({
  method: 'PUT',
  path: '/dashboard/templates/:name/made-for',
  access: ['ADMIN'],
  summary: 'Make a template family the bespoke one of clients, by their names',
  params: family,
  body: z.strictObject({ client_names: z.array(z.string().trim().min(1).max(150)).max(100) }),
  response: RemoteFamily,
});

/** What guests' pages told of a family, each fault once with how often it was met. */
export const listTemplateReports = defineEndpoint({
  method: 'GET',
  path: '/dashboard/templates/:name/reports',
  access: PUBLISHERS,
  summary: 'Faults of a template family in guests’ browsers',
  params: family,
  response: z.array(
    z.object({
      version: z.string(),
      failure: z.string(),
      outcome: z.string(),
      seen: z.int(),
      last_seen_at: z.iso.datetime(),
    }),
  ),
});

export const registerPublisherKey = defineEndpoint({
  method: 'POST',
  path: '/dashboard/templates/keys',
  access: PUBLISHERS,
  summary: 'Register the key with which your account signs what it publishes',
  body: z.strictObject({ public_key: PublicKey, label: z.string().trim().min(1).max(100) }),
  response: PublisherKey,
  status: 201,
});

export const listPublisherKeys = defineEndpoint({
  method: 'GET',
  path: '/dashboard/templates/keys',
  access: PUBLISHERS,
  summary: 'The keys of your account',
  response: z.array(PublisherKey),
});

/** What was signed with it stays published; nothing more is taken from it. Admins may take back any key. */
export const revokePublisherKey = defineEndpoint({
  method: 'DELETE',
  path: '/dashboard/templates/keys/:keyId',
  access: PUBLISHERS,
  summary: 'Take a publisher’s key back',
  params: z.object({ keyId: IdParam }),
  response: Nothing,
});

/** The one beacon of a page whose template failed: which, how, and what the guest saw in its place. */
export const reportTemplateFailure = defineEndpoint({
  method: 'POST',
  path: '/public/reports/template',
  access: 'public',
  summary: 'A guest’s page tells that a template failed',
  body: z.strictObject({
    remote: RemoteName,
    version: RemoteVersion,
    failure: z.enum(['timeout', 'load', 'contract', 'render']),
    outcome: z.enum(['former', 'plain-paper']),
  }),
  response: Nothing,
});

/** What the policy of a guest's page forbade, as browsers report it (`report-uri`). */
export const reportBlocked = defineEndpoint({
  method: 'POST',
  path: '/public/reports/blocked',
  access: 'public',
  summary: 'A guest’s browser tells what the page’s content security policy blocked',
  body: z.strictObject({
    'csp-report': z.looseObject({
      'effective-directive': z.string().max(200).optional(),
      'violated-directive': z.string().max(2000).optional(),
      'blocked-uri': z.string().max(4000).optional(),
      'source-file': z.string().max(4000).optional(),
    }),
  }),
  response: Nothing,
});
