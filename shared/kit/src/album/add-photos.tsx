import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts.ts';
import { OwnPhotos } from './own-photos.tsx';
import type { PhotoTask } from './photo-queue.ts';
import type { useAlbum } from './use-album.ts';
import { usePhotoQueue } from './use-photo-queue.ts';

const TYPES = 'image/jpeg,image/png,image/webp,image/avif';
/** Of a photo, all has left. */
const WHOLE = 1;
/** What is said of a file goes on from its name; all else is a sentence of its own. */
const CONTINUING: ReadonlySet<string> = new Set(['too_large', 'not_a_picture']);
const hidden = css({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });

/**
 * Where a guest brings photos. `data-part`: add, intro, choose (the button), tasks (a list), task (`data-state` waiting, sending,
 * resting, refused or sent), meter, reason, retry, forget, status, own, own-photo.
 */
export function AddPhotos({ album }: { album: ReturnType<typeof useAlbum> }) {
  const { t } = useTexts();
  const { tasks, add, retry, forget } = usePhotoQueue();
  const field = useRef<HTMLInputElement>(null);
  const { left, own, refresh } = album;
  const sent = tasks.filter(({ state }) => state.kind === 'sent').length;
  useRefresh(sent, refresh);
  const max = left + own.length;
  const open = tasks.filter(({ state }) => state.kind !== 'sent');
  const isChoosing = left > 0;

  return (
    <div data-part="add">
      <p data-part="intro">{t(isChoosing ? 'album.intro' : 'album.problem.full_of_guest', { max })}</p>
      <input
        ref={field}
        css={hidden}
        type="file"
        accept={TYPES}
        multiple
        tabIndex={-1}
        aria-hidden
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])], (index) =>
            index < left ? undefined : { code: 'full_of_guest', max, isOfAll: true },
          );
          // the same photo may be chosen again
          currentTarget.value = '';
        }}
      />
      {isChoosing && (
        <button type="button" data-part="choose" onClick={() => field.current?.click()}>
          {t('album.add')}
        </button>
      )}
      {open.length > 0 && (
        <ul data-part="tasks">
          {open.map((task) => (
            <Task key={task.id} task={task} onRetry={() => retry(task.id)} onForget={() => forget(task.id)} />
          ))}
        </ul>
      )}
      <p role="status" data-part="status">
        {statusOf(tasks, t)}
      </p>
      {own.length > 0 && <OwnPhotos own={own} withdraw={album.withdraw} />}
    </div>
  );
}

/** Asks anew when another photo has arrived. */
function useRefresh(sent: number, refresh: () => void) {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    if (sent > 0) latest.current();
  }, [sent]);
}

function statusOf(tasks: readonly PhotoTask[], t: ReturnType<typeof useTexts>['t']): string {
  const all = (...kinds: PhotoTask['state']['kind'][]) =>
    tasks.filter(({ state }) => kinds.includes(state.kind)).length;
  const count = all('waiting', 'sending', 'resting', 'sent');
  const done = all('sent');
  if (count === 0) return '';
  if (all('resting') > 0 && all('sending') === 0) return t('album.resting');
  return done < count ? t('album.sending', { done, total: count }) : t('album.sent', { count });
}

function Task({ task, onRetry, onForget }: { task: PhotoTask; onRetry: () => void; onForget: () => void }) {
  const { t } = useTexts();
  const { file, state } = task;
  const address = useAddress(file);
  return (
    <li data-part="task" data-state={state.kind}>
      {address && <img src={address} alt="" />}
      {state.kind === 'refused' ? (
        <div>
          <p role="alert" data-part="reason">
            <b>{file.name}</b>
            {CONTINUING.has(state.problem.code) ? ' ' : ': '}
            {t(`album.problem.${state.problem.code}`, { max: state.problem.max ?? '' })}
          </p>
          {state.problem.code === 'failed' && (
            <button type="button" data-part="retry" onClick={onRetry}>
              {t('album.retry')}
            </button>
          )}
          <button type="button" data-part="forget" onClick={onForget}>
            {t('album.forget')}
          </button>
        </div>
      ) : (
        <progress
          data-part="meter"
          aria-label={file.name}
          max={WHOLE}
          value={state.kind === 'sending' ? state.sent : 0}
        />
      )}
    </li>
  );
}

/** An address of the photo on this phone, as long as it is shown. */
function useAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (typeof URL.createObjectURL !== 'function') return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
