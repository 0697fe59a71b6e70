import { useEffect } from 'react';

/** The browser's tab says which page this is. */
export function useTabTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · Janur`;
    return () => void (document.title = before);
  }, [title]);
}
