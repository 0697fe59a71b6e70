import { useState } from 'react';

const keyOf = (accountId: number): string => `janur-import-text-${accountId}`;

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    // a browser that keeps nothing
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // a browser that keeps nothing: who leaves the screen pastes again
  }
}

/** What an account has pasted and not taken over, until it is, or the tab is closed. */
export function useKeptText(accountId: number): [text: string, keep: (text: string) => void] {
  const key = keyOf(accountId);
  const [text, setText] = useState(() => read(key));
  const keep = (next: string) => {
    setText(next);
    write(key, next);
  };
  return [text, keep];
}
