import type { RemoteEntry } from '@janur/contracts';
import { loadRemoteModule } from '@janur/federation';
import { InvitationPage, type Template, TEMPLATE_CONTRACT } from '@janur/kit';
import { Component, type ReactNode, Suspense, use } from 'react';
import { Loading } from './loading/loading.tsx';
import { plainPaper } from './plain-paper/plain-paper.tsx';

/** The template behind an entry, which shows itself when it is there. */
export function TemplateOrPaper({ entry }: { entry: RemoteEntry | null }) {
  if (!entry) return <TemplatePage template={null} />;
  return (
    <Suspense fallback={<Loading />}>
      <Loaded entry={entry} />
    </Suspense>
  );
}

function Loaded({ entry }: { entry: RemoteEntry }) {
  return <TemplatePage template={use(loadTemplate(entry))} />;
}

/** The invitation in a template's look; in Plain Paper's when there is none, or when it throws. */
export function TemplatePage({ template, children }: { template: Template | null; children?: ReactNode }) {
  const paper = (
    <InvitationPage template={plainPaper} plain={plainPaper}>
      {children}
    </InvitationPage>
  );
  if (!template) return paper;
  return (
    <Boundary fallback={paper}>
      <InvitationPage template={template} plain={plainPaper}>
        {children}
      </InvitationPage>
    </Boundary>
  );
}

const loading = new Map<string, Promise<Template | null>>();

/**
 * The template, or null when it does not come within 3 s or is of another contract. Guests always get an invitation
 * that they can read and answer. One promise an entry.
 */
export function loadTemplate(entry: RemoteEntry): Promise<Template | null> {
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
function asTemplate(loaded: unknown): Template {
  const isTemplate =
    typeof loaded === 'object' &&
    loaded !== null &&
    'contract' in loaded &&
    loaded.contract === TEMPLATE_CONTRACT &&
    'Opening' in loaded &&
    'Frame' in loaded &&
    'sections' in loaded;
  if (!isTemplate) throw new Error(`The template is not of contract ${TEMPLATE_CONTRACT}`);
  return loaded as Template; // the contract's number stands for its shape; `defineTemplate` wrote it
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
