import type { RemoteEntry } from '@janur/contracts';
import { Suspense, use } from 'react';
import { Loading } from './loading/loading.tsx';
import { loadPaper, loadTemplate, TemplatePage } from './template-page.tsx';

/** The template behind an entry, which shows itself when it is there. */
export function TemplateOrPaper({ entry }: { entry: RemoteEntry | null }) {
  return (
    <Suspense fallback={<Loading />}>
      <Loaded entry={entry} />
    </Suspense>
  );
}

function Loaded({ entry }: { entry: RemoteEntry | null }) {
  // sections come and go while a page is being made
  const paper = use(loadPaper());
  const template = entry && use(loadTemplate(entry));
  return <TemplatePage template={template} paper={paper} />;
}
