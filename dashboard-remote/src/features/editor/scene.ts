import type { PublicClient, TemplateRegistration } from '@janur/contracts';
import type { PreviewScene } from '@janur/contracts/preview';
import { canonicalTemplateId } from '@janur/contracts/rules';
import type { Draft } from './panel.ts';

/** The draft as a guest's page gets it. Pictures come in the one file that the draft names. */
export function publicClient({ name, version, content, option }: Draft): PublicClient {
  const { is_private: _private, lock: _lock, revision: _revision, ...shown } = option;
  return {
    id: option.client_id,
    name,
    version,
    content,
    option: { ...shown, custom_css: scoped(shown.custom_css) },
    guest: null,
    images: {},
  };
}

/** The server scopes what it serves to the invitation; here the browser does. */
const scoped = (css: string | null) => (css ? `@scope ([data-invitation]) {\n${css}\n}` : null);

interface SceneWishes {
  templates: readonly TemplateRegistration[];
  section: string;
  guestName: string;
  /** The version on trial in place of the one that guests get. */
  triesCanary?: boolean;
}

export const sceneOf = (draft: Draft, wishes: SceneWishes): PreviewScene => sceneOfClient(publicClient(draft), wishes);

/** An invitation as a preview shows it, in the template that the registry has for it. */
export function sceneOfClient(
  client: PublicClient,
  { templates, section, guestName, triesCanary = false }: SceneWishes,
): PreviewScene {
  const wanted = canonicalTemplateId(client.option.template);
  const registered = templates.find(({ template_id }) => template_id === wanted);
  return {
    client,
    guest: null,
    query: new URLSearchParams({ to: guestName }).toString(),
    template: registered ? (triesCanary && registered.canary) || { name: registered.family, ...registered } : null,
    isOpened: section !== 'opening',
    ...(section && section !== 'opening' && { section: section === 'countdown' ? 'hero' : section }),
  };
}
