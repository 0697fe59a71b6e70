import { useState } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { useTexts } from '../texts.ts';
import { Account } from './account.tsx';
import { type GiftsView, useGifts } from './payments.ts';

export interface GiftsProps {
  className?: string;
  /** They stand in a sheet already: no second dialog. */
  isInline?: boolean;
}

/**
 * The gifts: behind a button in a dialog, or on the page with NO_MODAL (`data-mode` modal or inline). A template styles
 * `data-part`: open, dialog, dialog-body, close, title, text, list, account, bank, logo, name, owner, number, copy
 * (`data-state` idle, copied or selected), copied, qr, pay, others.
 */
export default function Gifts({ className, isInline }: GiftsProps) {
  const { t } = useTexts();
  const gifts = useGifts();
  const [isOpen, setIsOpen] = useState(false);
  if (isInline || !gifts.isModal) {
    return (
      <div className={className} data-part="gifts" data-mode="inline">
        <Lists gifts={gifts} />
      </div>
    );
  }
  return (
    <div className={className} data-part="gifts" data-mode="modal">
      <button type="button" data-part="open" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('gift.open')}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} label={t('gift.title')}>
        <h2 data-part="title">{t('gift.title')}</h2>
        <Lists gifts={gifts} />
      </Dialog>
    </div>
  );
}

function Lists({ gifts: { accounts, others } }: { gifts: GiftsView }) {
  const { t } = useTexts();
  return (
    <>
      {accounts.length > 0 && (
        <ul data-part="list">
          {accounts.map((payment) => (
            <li key={payment.id}>
              <Account payment={payment} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <div data-part="others">
          <h3 data-part="others-title">{t('gift.others')}</h3>
          <ul data-part="list">
            {others.map((payment) => (
              <li key={payment.id}>
                <Account payment={payment} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
