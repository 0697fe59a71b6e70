import type { RemoteEntry } from '@janur/contracts';
import { useInvitation } from '@janur/kit';
import { type ReactNode, Suspense, use } from 'react';
import { Loading } from './loading/loading.tsx';
import { loadTemplate } from './load-template.ts';
import { loadPaper, TemplatePage } from './template-page.tsx';

interface TemplateOrPaperProps {
  entry: RemoteEntry | null;
  /** Stands beside the page, in its colours. */
  children?: ReactNode;
}

/** The template behind an entry, which shows itself when it is there. */
export function TemplateOrPaper({ entry, children }: TemplateOrPaperProps) {
  const { client } = useInvitation();
  return (
    <Suspense fallback={<Loading icon={client.option.custom_image_url} />}>
      <Loaded entry={entry}>{children}</Loaded>
    </Suspense>
  );
}

function Loaded({ entry, children }: TemplateOrPaperProps) {
  const { client } = useInvitation();
  // sections come and go while a page is being made
  const paper = use(loadPaper());
  const template = entry && use(loadTemplate(entry, client.option.template));
  return (
    <TemplatePage template={template} paper={paper}>
      {children}
    </TemplatePage>
  );
}
