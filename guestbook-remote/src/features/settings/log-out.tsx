import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEventStore, useEventState } from '../../check-in/open-event.tsx';
import { useUsher } from '../../device/role.ts';
import { useApi } from '../../device/services.tsx';
import { useSession } from '../../device/session.ts';
import { Button } from '../../design/button.tsx';

/** The guests are wiped from the device with the session. Refused while something of the evening is only here. */
export function LogOut() {
  const { t } = useTranslation();
  const api = useApi();
  const store = useEventStore();
  const queries = useQueryClient();
  const end = useSession((session) => session.end);
  const { name, forget } = useUsher();
  const savedHere = useEventState((state) => state.saved_here);
  const [problem, setProblem] = useState<'offline' | 'unsent'>();

  async function logOut() {
    if (savedHere > 0) {
      setProblem('unsent');
      return store.sync();
    }
    // what others did and this device heard goes before the session does
    if (store.state.getState().carried > 0) await store.sync();
    try {
      // first: without an answer the token would stay in its cookie, and the next usher be this one
      await api(routes.logout, {});
    } catch {
      return setProblem('offline');
    }
    await store.wipe().catch(() => setProblem('unsent'));
    queries.clear();
    forget();
    end();
  }

  return (
    <div css={{ display: 'grid', gap: 12, marginTop: 'auto', paddingTop: 8, color: 'var(--quiet)' }}>
      {name && <p css={{ padding: '0 4px', overflowWrap: 'anywhere' }}>{t('settings.logged_in_as', { name })}</p>}
      {(savedHere > 0 || problem === 'offline') && (
        <p role={problem ? 'alert' : undefined} css={{ padding: '0 4px', color: 'var(--text)', fontWeight: 600 }}>
          {savedHere > 0 ? t('settings.unsent_stays', { count: savedHere }) : t('problem.offline_hint')}
        </p>
      )}
      <Button
        kind="second"
        aria-disabled={savedHere > 0}
        onClick={() => void logOut()}
        css={{ color: 'var(--text)', '&[aria-disabled=true]': { opacity: 0.6 } }}
      >
        {t('settings.log_out')}
      </Button>
    </div>
  );
}
