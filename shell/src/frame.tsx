import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Boot } from '@janur/contracts/boot';
import { createTexts } from '@janur/i18n';
import { GuestTexts } from '@janur/kit';
import { type ReactNode, useState } from 'react';

// Rules go in through the CSSOM, so that the page's CSP needs no 'unsafe-inline'.
const emotion = createCache({ key: 'j', speedy: true });

/** What every page stands in: styles, and the guest texts of the page's one language. Staff pages bring their own. */
export function Frame({ boot, children }: { boot: Boot; children: ReactNode }) {
  const [i18n] = useState(() => createTexts({ language: boot.language, texts: boot.texts ?? {} }));
  return (
    <CacheProvider value={emotion}>
      <GuestTexts texts={i18n}>{children}</GuestTexts>
    </CacheProvider>
  );
}
