import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog } from './dialog.tsx';

const SHEET = '[data-part="sheet"]';

interface SheetProps {
  /** What screen readers call it. */
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * A part of the page that lies in a dialog until a link leads to it: `<a href="#rsvp">` opens the sheet that stands in
 * the element with this id, and `<a href="#event-12">` the one that holds it; so does the page's own address. What is
 * inside stays while it is closed; a link in it to what lies in no sheet closes it. Its parts are those of `Dialog`.
 */
export function Sheet({ label, className, children }: SheetProps) {
  const place = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<string | null>(null);

  const openFor = useEffectEvent((hash: string) => {
    const id = decodeURIComponent(hash.slice(1));
    const element = id ? document.getElementById(id) : null;
    const leadsHere = element?.contains(place.current) || place.current?.contains(element);
    if (element && leadsHere) setTarget(id);
    return Boolean(leadsHere);
  });

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link) return;
      const isOpened = openFor(link.hash);
      const leadsOut = place.current?.contains(link) && isOnPage(link.hash);
      if (leadsOut) setTarget(null);
      // the step in the history of what closes would take the page's address back
      if (isOpened || leadsOut) event.preventDefault();
    };
    // an address that stayed would open it again with every reload
    const open = () => {
      const { hash, pathname, search } = window.location;
      if (openFor(hash)) window.history.replaceState(window.history.state, '', pathname + search);
    };
    open();
    document.addEventListener('click', follow);
    window.addEventListener('hashchange', open);
    return () => {
      document.removeEventListener('click', follow);
      window.removeEventListener('hashchange', open);
    };
  }, []);

  // after the dialog's own effect: what is closed cannot be scrolled to
  useEffect(() => {
    const element = target === null ? null : document.getElementById(target);
    if (element && place.current?.contains(element)) element.scrollIntoView();
  }, [target]);

  return (
    <div ref={place} data-part="sheet" style={{ display: 'contents' }}>
      <Dialog isKept isOpen={target !== null} onClose={() => setTarget(null)} label={label} className={className}>
        {children}
      </Dialog>
    </div>
  );
}

/** What neither lies in a sheet nor has one: whoever goes there from a sheet wants to see it. */
function isOnPage(hash: string): boolean {
  const element = document.getElementById(decodeURIComponent(hash.slice(1)));
  return element !== null && !element.closest(SHEET) && !element.querySelector(SHEET);
}

/** The link within the page that was tapped, unless the tap asks for another window. */
function linkOf({ target, button, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>('a[href^="#"]');
}
