import { routes } from '@janur/data/routes';
import { createUploader } from '@janur/data/upload';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useInvitation } from '../model/invitation.tsx';
import { watchConnection } from '../parts/watch-connection.ts';
import { createPhotoQueue } from './photo-queue.ts';
import { keyOf, shrunk } from './shrink.ts';

const upload = createUploader();

/** The guest's photos on their way; they go on by themselves when the phone is back. */
export function usePhotoQueue() {
  const { client, link } = useInvitation();
  const { slug, code } = link;
  const [queue] = useState(() =>
    createPhotoQueue({
      prepare: async (file) => ({ key: await keyOf(file), photo: await shrunk(file) }),
      async send(body, onProgress) {
        const at = { params: { clientId: client.id }, headers: { slug, 'guest-code': code ?? undefined } };
        await upload(routes.addPhoto, { ...at, body }, { onProgress });
      },
    }),
  );
  const tasks = useSyncExternalStore(queue.subscribe, queue.tasks, queue.tasks);
  useEffect(() => watchConnection({ hasWork: queue.isResting, work: async () => queue.resume() }), [queue]);
  const isOnTheWay = tasks.some(({ state }) => ['waiting', 'sending', 'resting'].includes(state.kind));
  useEffect(() => {
    if (!isOnTheWay) return;
    // a page that is closed would lose what is on its way
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOnTheWay]);
  return { ...queue, tasks };
}
