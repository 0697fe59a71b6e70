import { useEffect, useRef, useState } from 'react';

/** 'selected': this browser lets no page copy, so the text is marked and the guest copies it by hand. */
export type CopyState = 'idle' | 'copied' | 'selected';

const REMEMBERED = 4000; // ms that the words of success stand

/** Copies a text; `shown` is the element that shows it, to be marked where nothing else works. */
export function useCopy() {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    state,
    copy: async (text: string, shown: HTMLElement | null) => {
      const result = await copyText(text, shown);
      setState(result);
      clearTimeout(timer.current);
      // a marked text still waits for the guest's hand
      if (result === 'copied') timer.current = setTimeout(() => setState('idle'), REMEMBERED);
    },
  };
}

/** In-app browsers (WhatsApp, Instagram) often refuse the clipboard, and some the older command: each is tried in turn. */
export async function copyText(text: string, shown: HTMLElement | null): Promise<Exclude<CopyState, 'idle'>> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // no clipboard, or not allowed: the older way is asked next
  }
  if (copyByCommand(text, shown)) return 'copied';
  if (shown) window.getSelection()?.selectAllChildren(shown);
  return 'selected';
}

function copyByCommand(text: string, shown: HTMLElement | null): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true; // no keyboard comes up
  field.style.cssText = 'position:fixed;top:0;opacity:0;font-size:16px';
  // what lies outside of an open dialog cannot be selected
  const place = shown?.closest('dialog') ?? document.body;
  const focused = document.activeElement;
  place.append(field);
  try {
    field.select();
    field.setSelectionRange(0, text.length);
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
