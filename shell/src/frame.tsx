import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { Boot } from '@janur/contracts/boot';
import { GuestTexts } from '@janur/kit';
import type { ReactNode } from 'react';

// Rules go in through the CSSOM, so that the page's CSP needs no 'unsafe-inline'.
const emotion = createCache({ key: 'j', speedy: true });

/** What every page stands in: styles, and the guest texts of the page's one language. Staff pages bring their own. */
export function Frame({ boot, children }: { boot: Boot; children: ReactNode }) {
  return (
    <CacheProvider value={emotion}>
      <GuestTexts language={boot.language} texts={boot.texts ?? {}}>
        {children}
      </GuestTexts>
    </CacheProvider>
  );
}
