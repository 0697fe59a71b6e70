import type { PublicClient, PublicGuest, RemoteEntry } from '@janur/contracts';
import { InvitationPage, type Template, pageSections, useInvitation, useOpeningModal } from '@janur/kit';
import { Component, lazy, type ReactNode, Suspense, use, useEffect } from 'react';
import { loadTemplate } from './load-template.ts';
import { Loading } from './loading/loading.tsx';
import { reportFailure } from './report-failure.ts';

interface TemplatePageProps {
  template: Template | null;
  paper: Template | null;
  /** Where the template is from, and the last good version: tried once when the template throws. */
  source?: { entry: RemoteEntry; former: RemoteEntry | null };
  children?: ReactNode;
}

/**
 * The invitation in a template's look, with `paper` where that leaves a section out; in that of the last good version when
 * it throws, and in Plain Paper's when there is none or that throws too.
 */
export function TemplatePage({ template, paper, source, children }: TemplatePageProps) {
  usePaperAtHand();
  const { client } = useInvitation();
  const plain = paper ? <InvitationPage template={paper}>{children}</InvitationPage> : <Paper>{children}</Paper>;
  if (!template) return plain;
  const former = source?.former;
  const { template: storedId, custom_image_url: icon } = client.option;
  const instead = former ? (
    <Former entry={former} storedId={storedId} plain={plain}>
      {children}
    </Former>
  ) : (
    plain
  );
  return (
    <Boundary
      onError={(error) => source && tell({ ...source, error, storedId })}
      fallback={<Suspense fallback={<Loading icon={icon} />}>{instead}</Suspense>}
    >
      <InvitationPage template={template} plain={paper}>
        {children}
      </InvitationPage>
    </Boundary>
  );
}

interface FormerProps {
  entry: RemoteEntry;
  storedId: string;
  plain: ReactNode;
  children?: ReactNode;
}

function Former({ entry, storedId, plain, children }: FormerProps) {
  const paper = use(loadPaper());
  const template = use(loadTemplate(entry, storedId));
  if (!template) return plain;
  return (
    <Boundary
      onError={(error) => reportFailure({ entry, error, isShown: true, outcome: 'plain-paper' })}
      fallback={plain}
    >
      <InvitationPage template={template} plain={paper}>
        {children}
      </InvitationPage>
    </Boundary>
  );
}

async function tell({
  entry,
  former,
  error,
  storedId,
}: NonNullable<TemplatePageProps['source']> & { error: unknown; storedId: string }) {
  const spare = former && (await loadTemplate(former, storedId));
  reportFailure({ entry, error, isShown: true, outcome: spare ? 'former' : 'plain-paper' });
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
export function needsPaper(template: Template | null, client: PublicClient, guest: PublicGuest | null): boolean {
  return !template || pageSections(client, guest).some((name) => !template.sections[name]);
}

interface BoundaryProps {
  fallback: ReactNode;
  onError: (error: unknown) => unknown;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    void this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
