import { Fragment } from 'react';

/** 'Mira & Jun' in one line, the ampersand in italics. */
export function JoinedNames({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={index}>
      {index > 0 && (
        <>
          {' '}
          <i>&amp;</i>{' '}
        </>
      )}
      {name}
    </Fragment>
  ));
}
