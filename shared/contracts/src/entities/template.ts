import * as z from 'zod';

const RemoteName = z.string().regex(/^[a-z][a-z0-9-]{1,60}$/);
export const Sha384 = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);

/** One file of a published version, addressed below `/remotes/{name}/{version}/`. */
export const RemoteFile = z.object({ path: z.string().max(255), sha384: Sha384, bytes: z.number().int().min(0) });
export type RemoteFile = z.infer<typeof RemoteFile>;

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
  preload: z.array(
    z.object({ href: z.string(), as: z.enum(['script', 'style', 'font', 'image']), integrity: Sha384.nullable() }),
  ),
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
});
export type TemplateRegistration = z.infer<typeof TemplateRegistration>;
