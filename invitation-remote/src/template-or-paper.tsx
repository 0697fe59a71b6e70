import type { RemoteEntry } from '@janur/contracts';
import { loadRemoteModule } from '@janur/federation';
import { InvitationPage, type Template, TEMPLATE_CONTRACT } from '@janur/kit';
import { Component, type ReactNode, use, Suspense } from 'react';
import { Loading } from './loading/loading.tsx';
import { plainPaper } from './plain-paper/plain-paper.tsx';

/**
 * The client's template, or Plain Paper when there is none, when it does not come within 3 s, is of another
 * contract, or throws. Guests always get an invitation that they can read and answer.
 */
export function TemplateOrPaper({ entry }: { entry: RemoteEntry | null }) {
  const paper = <InvitationPage template={plainPaper} plain={plainPaper} />;
  if (!entry) return paper;
  return (
    <Boundary fallback={paper}>
      <Suspense fallback={<Loading />}>
        <Loaded entry={entry} />
      </Suspense>
    </Boundary>
  );
}

function Loaded({ entry }: { entry: RemoteEntry }) {
  const template = asTemplate(use(loadRemoteModule(entry, 'Template')));
  return <InvitationPage template={template} plain={plainPaper} />;
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
