import { useCouple, useHero } from '@janur/kit';
import { Fragment } from 'react';
import { nameStyle } from './name-style.ts';

/** Names in lines of their own with the joining word between them: `data-line` and `data-joiner`. */
export function Names({ names, joiner }: { names: readonly string[]; joiner: string }) {
  return names.map((name, index) => (
    <Fragment key={index}>
      {index > 0 && <span data-joiner="">{` ${joiner} `}</span>}
      <span data-line="">{name}</span>
    </Fragment>
  ));
}

/** The page's heading, `data-layout` own, new-lines or template-6; sized by `--step` and `--word`. */
export function HeroNames({ className }: { className?: string }) {
  const { layout } = useHero();
  const { names, joiner } = useCouple();
  return (
    <h1 className={className} style={nameStyle(names)} data-layout={layout}>
      <Names names={names} joiner={layout === 'new-lines' ? joiner : '&'} />
    </h1>
  );
}
