import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { spoken } from '../parts/styles.ts';

/** The editor's panels are one page. */
const pageOf = (pathname: string): string => pathname.split('/').slice(0, 3).join('/');

/** Says the name of each page that one comes to, once it has it: without a new document no screen reader does. */
export function PageAnnouncer() {
  const page = pageOf(useLocation().pathname);
  const [name, setName] = useState('');
  const here = useRef(page);
  const said = useRef(page);
  useEffect(() => {
    here.current = page;
  }, [page]);
  useEffect(() => {
    const titles = new MutationObserver(() => {
      if (said.current === here.current) return;
      said.current = here.current;
      setName(document.title.replace(/ \| Janur$/, ''));
    });
    const title = document.querySelector('title') ?? document.head.appendChild(document.createElement('title'));
    titles.observe(title, { childList: true, characterData: true, subtree: true });
    return () => titles.disconnect();
  }, []);
  return (
    <p role="status" data-page-name css={[spoken, { margin: 0 }]}>
      {name}
    </p>
  );
}
