import type { PublicClient, RemoteEntry } from '@janur/contracts';
import { loadRemoteModule } from '@janur/federation';
import {
  InvitationPage,
  type Template,
  TEMPLATE_CONTRACT,
  type TemplateFamily,
  templateFor,
  useInvitation,
  useOpeningModal,
  visibleSections,
} from '@janur/kit';
import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Loading } from './loading/loading.tsx';

/** What a template's remote exposes. */
type Exposed = Template | TemplateFamily;

/**
 * The invitation in a template's look, with `paper` where that leaves a section out; in Plain Paper's when there is none,
 * or when it throws.
 */
export function TemplatePage({
  template,
  paper,
  children,
}: {
  template: Exposed | null;
  paper: Template | null;
  children?: ReactNode;
}) {
  const { client } = useInvitation();
  usePaperAtHand();
  const plain = paper ? <InvitationPage template={paper}>{children}</InvitationPage> : <Paper>{children}</Paper>;
  if (!template) return plain;
  return (
    <Boundary fallback={<Suspense fallback={<Loading />}>{plain}</Suspense>}>
      <InvitationPage template={templateFor(template, client.option.template)} plain={paper}>
        {children}
      </InvitationPage>
    </Boundary>
  );
}

const Paper = lazy(async () => {
  const plain = await loadPaper();
  return {
    default: ({ children }: { children?: ReactNode }) => <InvitationPage template={plain}>{children}</InvitationPage>,
  };
});

/** Plain Paper, whose code is fetched only where a template needs it: most never do. A second try is worth its time. */
export function loadPaper(): Promise<Template> {
  const load = () => import('./plain-paper/plain-paper.tsx');
  paperLoading ??= load()
    .catch(load)
    .then(({ plainPaper }) => plainPaper);
  return paperLoading;
}
let paperLoading: Promise<Template> | undefined;

/** An open page may lose its connection and then a part of its template: what is shown instead is there by then. */
function usePaperAtHand() {
  const isOpened = useOpeningModal((store) => !store.isShown);
  useEffect(() => {
    if (isOpened) loadPaper().catch(() => undefined); // whoever shows it hears of it
  }, [isOpened]);
}

/** Is there a section to show that only Plain Paper has? */
export function needsPaper(template: Exposed | null, client: PublicClient): boolean {
  if (!template) return true;
  const { sections } = templateFor(template, client.option.template);
  return visibleSections(client).some((name) => !sections[name]);
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
