import * as z from 'zod';
import { WireProblem } from '../envelope.ts';
import { because } from '../problems/zod-issues.ts';
import { Id, Instant } from './fields.ts';
import { TemplateId, TemplateLook, TemplateLooks } from './look.ts';
import { TemplateSettingsSchema } from './template-settings.ts';

export const RemoteName = z.string().regex(/^[a-z][a-z0-9-]{1,60}$/);
export const Sha384 = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** One file of a published version, addressed below `/remotes/{name}/{version}/`. */
export const RemoteFile = z.object({ path: z.string().max(255), sha384: Sha384, bytes: z.number().int().min(0) });
export type RemoteFile = z.infer<typeof RemoteFile>;

/** A semantic version: three numbers, and what stands behind `-` and `+`. It is a folder's name. */
export const RemoteVersion = z
  .string()
  .max(64)
  .regex(/^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*){0,2}$/, because('version_format'));

/** A file's place in a build: segments of letters, digits, `.`, `-` and `_`, none of them beginning with a dot. */
const BuildPath = z
  .string()
  .max(200)
  .regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/);

const PRELOADED = z.enum(['script', 'style', 'font', 'image']);

/** A file to fetch ahead, by its path among the version's files. */
export const RemotePreload = z.strictObject({ path: BuildPath, as: PRELOADED });

/**
 * What a publisher signs: one version of a remote with the hash of each of its files. It travels and is kept as the one
 * text that `rules/canonical-json` makes of it.
 */
export const RemoteManifest = z.strictObject({
  name: RemoteName,
  kind: z.enum(['TEMPLATE', 'APP']),
  version: RemoteVersion,
  /** The contracts with the kit that it was made for, both included. */
  contract: z.strictObject({ min: z.int().positive(), max: z.int().positive() }),
  entry: BuildPath,
  files: z
    .array(RemoteFile.extend({ path: BuildPath }))
    .min(1)
    .max(400),
  preload: z.array(RemotePreload).max(60),
  template_ids: z.array(TemplateId).max(20),
  settings: TemplateSettingsSchema.nullable(),
  /** Versions of before looks had names have none. */
  looks: TemplateLooks.optional(),
});
export type RemoteManifest = z.infer<typeof RemoteManifest>;

/** What the server found in a version. A version with a finding that is `refused` was never published. */
export const PublishFinding = z.object({
  level: z.enum(['refused', 'advice']),
  path: z.string(),
  ...WireProblem.shape,
});
export type PublishFinding = z.infer<typeof PublishFinding>;

/** A family as its publishers and admins see it. `owner` is null for the house's own. */
export const RemoteFamily = z.object({
  name: RemoteName,
  owner: z.object({ id: Id, name: z.string() }).nullable(),
  template_ids: z.array(z.string()),
  promoted_version: z.string().nullable(),
  /** Where a roll back leads. */
  former_version: z.string().nullable(),
  canary: z.object({ version: z.string(), percent: z.int() }).nullable(),
  settings: TemplateSettingsSchema.nullable(),
  clients: z.int(),
  /** spec §1: the clients that it is the bespoke template of, by name. */
  made_for: z.array(z.string()),
  /** A version that its designer wants served to people who wear the family: an admin looks at it first. */
  waiting: z.object({ version: z.string(), asked_by: z.string().nullable(), asked_at: Instant }).nullable(),
});
export type RemoteFamily = z.infer<typeof RemoteFamily>;

/** One published version. `state` is what guests see of it. */
export const PublishedVersion = z.object({
  version: z.string(),
  state: z.enum(['promoted', 'canary', 'former', 'published']),
  contract: z.object({ min: z.int(), max: z.int() }),
  bytes: z.int(),
  published_at: Instant,
  published_by: z.string().nullable(),
  /** The label of the key that signed it; null for what was deployed before there were signatures. */
  signed_with: z.string().nullable(),
  findings: z.array(PublishFinding),
});
export type PublishedVersion = z.infer<typeof PublishedVersion>;

/** How the files of a version differ from those that guests get; of texts what is said now and was not before. */
export const VersionChanges = z.object({
  /** Null when guests get none yet. */
  against: z.string().nullable(),
  files: z.array(
    z.object({
      path: z.string(),
      change: z.enum(['added', 'changed', 'removed']),
      /** In bytes, before and after; null where there is none. */
      before: z.int().nullable(),
      after: z.int().nullable(),
      /** The first of the new pieces of text, and how many there are. */
      pieces: z.array(z.string()),
      pieces_in_all: z.int(),
    }),
  ),
});
export type VersionChanges = z.infer<typeof VersionChanges>;

export const PublisherKey = z.object({
  id: Id,
  public_key: z.string(),
  label: z.string(),
  created_at: Instant,
  revoked_at: Instant.nullable(),
});
export type PublisherKey = z.infer<typeof PublisherKey>;

/** Among a version's files: its printed opening, which the page server reads. */
export const FIRST_SCREEN_FILE = 'first-screen.json';
/** Among a build's files: the settings that its templates declare, if any. */
export const SETTINGS_FILE = 'settings.json';

/**
 * Where one version of a remote is loaded from. `entry` and `preload` are absolute paths on our origin;
 * `integrity` is the entry's. `contract` is the kit contract it was built against.
 */
export const RemoteEntry = z.object({
  name: RemoteName,
  version: z.string().max(64),
  entry: z.string().max(512),
  integrity: Sha384,
  contract: z.number().int(),
  preload: z.array(z.object({ href: z.string(), as: PRELOADED, integrity: Sha384.nullable() })),
  /** The opening as the build printed it, for the page server. */
  first_screen: z.object({ href: z.string(), integrity: Sha384 }).nullish(),
});
export type RemoteEntry = z.infer<typeof RemoteEntry>;

/** decisions §7: a template id and the version of its family that guests get. */
export const TemplateRegistration = z.object({
  template_id: z.string(),
  family: RemoteName,
  version: z.string(),
  entry: z.string(),
  integrity: Sha384,
  contract: z.number().int(),
  preload: RemoteEntry.shape.preload,
  first_screen: RemoteEntry.shape.first_screen,
  /** Absent when its family says nothing of it: it is called by its id then, and draws everything. */
  look: TemplateLook.optional(),
  /** The family's version on trial: the dashboard shows it before it is promoted. */
  canary: RemoteEntry.optional(),
  /** It was made for certain clients: no gallery and no form offers it to others. */
  is_bespoke: z.literal(true).optional(),
});
export type TemplateRegistration = z.infer<typeof TemplateRegistration>;
