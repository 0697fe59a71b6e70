import type { RemoteEntry } from '@janur/contracts';
import { Suspense, use } from 'react';
import { Loading } from './loading/loading.tsx';
import { loadTemplate, TemplatePage } from './template-page.tsx';

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
