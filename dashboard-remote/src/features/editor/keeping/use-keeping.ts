import { routes } from '@janur/data';
import { useEffect } from 'react';
import { api } from '../../../data.ts';
import { isDirty } from '../draft/draft.ts';
import { useEditorStore } from '../editor-context.tsx';
import { onDevice } from './kept.ts';

const DEVICE_MS = 400;
const SERVER_MS = 2500;

/** Keeps what is not saved yet on the device and on the server, until it is saved or thrown away. */
export function useKeeping({ accountId, optionId }: { accountId: number; optionId: number }): void {
  const store = useEditorStore();
  useEffect(() => {
    const params = { optionId };
    let [toDevice, toServer]: (ReturnType<typeof setTimeout> | undefined)[] = [];
    /** Whether there is something to forget. */
    let isKept = false;

    const kept = () => {
      const { base, draft } = store.getState();
      return { base: { ...base }, draft: { ...draft } };
    };
    const keepHere = () => onDevice.write(accountId, optionId, { ...kept(), kept_at: new Date().toISOString() });
    const stop = () => {
      clearTimeout(toDevice);
      clearTimeout(toServer);
    };
    function look() {
      stop();
      const { base, draft } = store.getState();
      if (isDirty(base, draft)) {
        isKept = true;
        toDevice = setTimeout(keepHere, DEVICE_MS);
        // without a network the device has it, and the next change is sent again
        toServer = setTimeout(
          () => void api(routes.keepDraft, { params, body: kept() }).catch(() => undefined),
          SERVER_MS,
        );
      } else if (isKept) {
        isKept = false;
        onDevice.forget(accountId, optionId);
        void api(routes.dropKeptDraft, { params }).catch(() => undefined);
      }
    }
    look();
    const end = store.subscribe((now, before) => {
      if (now.draft !== before.draft || now.base !== before.base) look();
    });
    // a phone that puts the page to sleep gives no other sign
    const hide = () => {
      const { base, draft } = store.getState();
      if (document.visibilityState === 'hidden' && isDirty(base, draft)) keepHere();
    };
    document.addEventListener('visibilitychange', hide);
    return () => {
      end();
      document.removeEventListener('visibilitychange', hide);
      stop();
    };
  }, [store, accountId, optionId]);
}
