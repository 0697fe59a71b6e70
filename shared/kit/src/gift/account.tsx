import { css } from '@emotion/react';
import { Fragment, useRef, useState } from 'react';
import { useCopy } from '../parts/copy.ts';
import { Dialog } from '../parts/dialog.tsx';
import { ExternalLink } from '../parts/external-link.tsx';
import { useTexts } from '../texts.ts';
import { digitsOf, groupsOf, type PaymentView } from './payments.ts';

/**
 * Figures of one height and one width. Display faces are none to copy money from, since their zero is often the letter O: numbers are set
 * in the family's body face, or in the one that it gives as `--font-figures`. The gaps between groups are no characters, so that
 * nobody copies them.
 */
const figures = css({
  userSelect: 'all',
  WebkitUserSelect: 'all',
  fontFamily: 'var(--font-figures, var(--font-body))',
  fontVariantNumeric: 'lining-nums tabular-nums',
  textTransform: 'none',
  '& > span': { whiteSpace: 'nowrap' },
  '& > span:not(:last-child)': { marginInlineEnd: '.34em' },
});
/** Where a present is sent to is written in lines. */
const written = css({ whiteSpace: 'pre-line' });
/** The button says it for the eye; this says it aloud. */
const spoken = css({
  '&[data-state="copied"]': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
});

/** One way to give: whom to, the number with its copy button, the QR code that opens large, and the link. */
export function Account({ payment }: { payment: PaymentView }) {
  const { t } = useTexts();
  const { name, logoUrl, number, owner, url, qrCodeUrl } = payment;
  return (
    <article data-part="account" data-kind={payment.kind}>
      {(name ?? logoUrl) && (
        <header data-part="bank">
          {logoUrl && <img data-part="logo" src={logoUrl} alt="" loading="lazy" draggable={false} />}
          {name && <strong data-part="name">{name}</strong>}
        </header>
      )}
      {owner && (
        <p data-part="owner" css={written}>
          {payment.kind === 'account' ? t('gift.owner', { name: owner }) : owner}
        </p>
      )}
      {number && <Number number={number} name={name ?? owner ?? ''} />}
      {qrCodeUrl && <QrCode url={qrCodeUrl} name={name ?? owner ?? ''} />}
      {url && (
        <p data-part="pay">
          <ExternalLink href={url}>
            {payment.buttonText ?? (name ? t('gift.pay', { name }) : t('gift.pay_page'))}
          </ExternalLink>
        </p>
      )}
    </article>
  );
}

function Number({ number, name }: { number: string; name: string }) {
  const { t } = useTexts();
  const { state, copy } = useCopy();
  const shown = useRef<HTMLSpanElement>(null);
  return (
    <>
      <p data-part="number">
        <span ref={shown} css={figures}>
          {groupsOf(number).map((group, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              <span>{group}</span>
            </Fragment>
          ))}
        </span>
      </p>
      <button
        type="button"
        data-part="copy"
        data-state={state}
        aria-label={`${t('gift.copy')}: ${name}`}
        onClick={() => void copy(digitsOf(number), shown.current)}
      >
        {state === 'copied' ? t('gift.copied') : t('gift.copy')}
      </button>
      <span role="status" css={spoken} data-part="copied" data-state={state}>
        {state === 'copied' && t('gift.copied')}
        {state === 'selected' && t('gift.selected')}
      </span>
    </>
  );
}

function QrCode({ url, name }: { url: string; name: string }) {
  const { t } = useTexts();
  const [isLarge, setIsLarge] = useState(false);
  const alt = t('gift.qr', { name });
  return (
    <>
      <button type="button" data-part="qr" aria-haspopup="dialog" onClick={() => setIsLarge(true)}>
        <img src={url} alt={alt} loading="lazy" draggable={false} />
      </button>
      <Dialog isOpen={isLarge} onClose={() => setIsLarge(false)} label={alt}>
        <img data-part="qr-large" src={url} alt={alt} />
      </Dialog>
    </>
  );
}
