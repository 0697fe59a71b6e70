import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a field when it appears because the usher asked for it; `isWanted` is asked once. */
export function useFocus<E extends HTMLElement>(isWanted = true): RefObject<E | null> {
  const element = useRef<E>(null);
  const wanted = useRef(isWanted);
  useEffect(() => {
    if (wanted.current) element.current?.focus();
  }, []);
  return element;
}
