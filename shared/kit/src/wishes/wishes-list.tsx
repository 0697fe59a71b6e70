import { useEffect, useRef } from 'react';
import { formatDate } from '@janur/contracts/dates';
import { useCouple } from '../model/couple.ts';
import { useInvitation } from '../model/invitation.tsx';
import { zoneOf } from '../model/visible-events.ts';
import { useTexts } from '../texts.ts';
import { spokenIn } from '../typography/spoken-in.ts';
import { useWishes, type WishesState } from './use-wishes.ts';

/**
 * The wishes, newest first. A template styles it by `data-part`: list, wish (`data-initial` is its name's first letter), name, time, message, empty, more,
 * failed; the root carries `data-state` loading, ready or failed. What the hosts said to a wish stands in it as `answer`, with answered-by and a message of
 * its own, so that it is written in the look's hand.
 */
export default function WishesList({ className }: WishesListProps) {
  return <WishesView className={className} view={useWishes()} />;
}

export interface WishesListProps {
  className?: string;
}

type WishesViewProps = { view: WishesState; className?: string | undefined };

export function WishesView({ view, className }: WishesViewProps) {
  const { t, locale } = useTexts();
  const { namesInWords: names } = useCouple();
  const { client } = useInvitation();
  const timeZone = zoneOf(client);
  const languageOf = (said: string) => spokenIn(said, client.option.language);
  const { wishes, state, loadMore, retry, isEndless } = view;
  const end = useEndInView(isEndless ? loadMore : null);
  return (
    <div className={className} data-part="wishes" data-state={state}>
      {wishes.length > 0 && (
        <ul data-part="list">
          {wishes.map((wish) => (
            <li key={wish.id} data-part="wish" data-initial={[...wish.name.trim()][0]?.toUpperCase()}>
              <p data-part="head">
                <strong data-part="name" lang={languageOf(wish.name)}>
                  {wish.name}
                </strong>
                <time data-part="time" dateTime={wish.created_at}>
                  {formatDate('default', { instant: wish.created_at, timeZone, locale })}
                </time>
              </p>
              <p data-part="message" lang={languageOf(wish.message)}>
                {wish.message}
              </p>
              {wish.answer && (
                <div data-part="answer">
                  <p data-part="answered-by">{names ? t('wishes.answer_of', { names }) : t('wishes.answer')}</p>
                  <p data-part="message" lang={languageOf(wish.answer)}>
                    {wish.answer}
                  </p>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {state === 'loading' && (
        <p role="status" data-part="status">
          {t('wishes.loading')}
        </p>
      )}
      {state === 'ready' && wishes.length === 0 && <p data-part="empty">{t('wishes.empty')}</p>}
      {state === 'failed' && (
        <p role="alert" data-part="failed">
          {t('wishes.failed')}
        </p>
      )}
      {retry && (
        <button type="button" data-part="more" onClick={retry}>
          {t('wishes.retry')}
        </button>
      )}
      <span ref={end} aria-hidden />
      {loadMore && (
        <button type="button" data-part="more" onClick={loadMore}>
          {t('wishes.more')}
        </button>
      )}
    </div>
  );
}

/** Calls `onNear` while the end of the list is near the window. */
function useEndInView(onNear: (() => void) | null) {
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!onNear || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onNear();
      },
      { rootMargin: '0px 0px 400px 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [onNear]);
  return end;
}
