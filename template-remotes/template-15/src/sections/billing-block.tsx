import { css } from '@emotion/react';
import { useCouple, useEyebrow, useSettings } from '@janur/kit';
import { CJK } from '@janur/template-parts';
import { settings } from '../settings.ts';

const block = css({
  font: '400 1.25rem/1.14 var(--font-heading)',
  textTransform: 'uppercase',
  letterSpacing: '.035em',
  textWrap: 'balance',
  '& b': { fontWeight: 400 },
  '& i': { fontStyle: 'normal', fontSize: '.8125rem', letterSpacing: '.05em', marginInline: 3 },
  [CJK]: { fontSize: '1rem', lineHeight: 1.4, letterSpacing: 0, '& i': { fontSize: '.8125rem' } },
});

/** The credits of a poster in its narrow capitals: who, in what, whose children. */
export function BillingBlock({ className }: { className?: string }) {
  const { hosts, joiner } = useCouple();
  const eyebrow = useEyebrow();
  const { film_title: title } = useSettings(settings);
  return (
    <p css={block} className={className}>
      <i>{eyebrow}</i>{' '}
      {hosts.map(({ side, fullName }, index) => (
        <span key={side}>
          {index > 0 && <i>{joiner} </i>}
          <b>{fullName} </b>
        </span>
      ))}
      {title && <b>“{title}” </b>}
      {hosts.map(
        ({ side, parentage }) =>
          parentage.some(({ line }) => line === 'parents') && (
            <span key={side}>
              {parentage.map(({ line, text }) =>
                line === 'child' ? <i key={line}>{text} </i> : <b key={line}>{text} </b>,
              )}
            </span>
          ),
      )}
    </p>
  );
}
