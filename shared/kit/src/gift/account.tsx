import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { useCopy } from '../parts/copy.ts';
import { Dialog } from '../parts/dialog.tsx';
import { ExternalLink } from '../parts/external-link.tsx';
import { useTexts } from '../texts.ts';
import type { PaymentView } from './payments.ts';

const selectable = css({ userSelect: 'all', WebkitUserSelect: 'all' });
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
      {owner && <p data-part="owner">{t('gift.owner', { name: owner })}</p>}
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
  // spaces and dots are for reading; banks want the digits
  const digits = /^[\d\s.-]+$/.test(number) ? number.replace(/\D/g, '') : number;
  return (
    <>
      <p data-part="number">
        <span ref={shown} css={selectable}>
          {number}
        </span>
      </p>
      <button
        type="button"
        data-part="copy"
        data-state={state}
        aria-label={`${t('gift.copy')}: ${name}`}
        onClick={() => void copy(digits, shown.current)}
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
