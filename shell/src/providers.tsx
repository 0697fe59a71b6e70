import type { Boot } from '@janur/contracts/boot';
import { createTexts, I18nextProvider } from '@janur/i18n';
import { type ReactNode, useState } from 'react';

/** The guest texts of the page's one language. Staff pages bring their own. */
export function Providers({ boot, children }: { boot: Boot; children: ReactNode }) {
  const [i18n] = useState(() => createTexts({ language: boot.language, texts: boot.texts ?? {} }));
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
