import type { RemoteEntry } from '@janur/contracts';
import { loadRemoteModule } from '@janur/federation';
import {
  InvitationPage,
  type Template,
  TEMPLATE_CONTRACT,
  type TemplateFamily,
  templateFor,
  useInvitation,
} from '@janur/kit';
import { Component, type ReactNode } from 'react';
import { plainPaper } from './plain-paper/plain-paper.tsx';

/** What a template's remote exposes. */
type Exposed = Template | TemplateFamily;

/** The invitation in a template's look; in Plain Paper's when there is none, or when it throws. */
export function TemplatePage({ template, children }: { template: Exposed | null; children?: ReactNode }) {
  const { client } = useInvitation();
  const paper = (
    <InvitationPage template={plainPaper} plain={plainPaper}>
      {children}
    </InvitationPage>
  );
  if (!template) return paper;
  return (
    <Boundary fallback={paper}>
      <InvitationPage template={templateFor(template, client.option.template)} plain={plainPaper}>
        {children}
      </InvitationPage>
    </Boundary>
  );
}

const loading = new Map<string, Promise<Exposed | null>>();

/**
 * The template, or null when it does not come within 3 s or is of another contract. Guests always get an invitation
 * that they can read and answer. One promise an entry.
 */
export function loadTemplate(entry: RemoteEntry): Promise<Exposed | null> {
  const known = loading.get(entry.entry);
  if (known) return known;
  const promise = loadRemoteModule(entry, 'Template').then(asTemplate).catch(withoutTemplate);
  loading.set(entry.entry, promise);
  return promise;
}

function withoutTemplate(error: unknown): null {
  console.error(error);
  return null;
}

/** Code of a remote is only believed after a look at it. */
function asTemplate(loaded: unknown): Exposed {
  const isOfContract =
    typeof loaded === 'object' && loaded !== null && 'contract' in loaded && loaded.contract === TEMPLATE_CONTRACT;
  const isTemplate = isOfContract && 'Opening' in loaded && 'Frame' in loaded && 'sections' in loaded;
  if (!isTemplate && !(isOfContract && 'templates' in loaded))
    throw new Error(`The template is not of contract ${TEMPLATE_CONTRACT}`);
  return loaded as Exposed; // the contract's number stands for its shape; the kit's `define…` wrote it
}

class Boundary extends Component<{ fallback: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
