import { useRef } from 'react';
import { useCouple } from '../model/couple.ts';
import { pageAddress } from '../model/page-address.ts';
import { useCopy } from '../parts/copy.ts';
import { useTexts } from '../texts.ts';

/**
 * Hands the invitation on: the phone's own sharing, else the address is copied, else shown to be copied by hand. Never
 * the guest's own link. A template styles `data-part`: share (the button, `data-state` idle, copied or selected), shared,
 * address.
 */
export default function ShareButton({ className }: { className?: string }) {
  const { t } = useTexts();
  const { joinedNames } = useCouple();
  const { state, copy } = useCopy();
  const shown = useRef<HTMLSpanElement>(null);
  const address = pageAddress();

  async function share() {
    if (!('share' in navigator)) return copy(address, shown.current);
    try {
      await navigator.share({ title: joinedNames, url: address });
    } catch (error) {
      // closed without sharing: that was the guest's wish
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(address, shown.current);
    }
  }

  return (
    <div className={className} data-part="sharing">
      <button type="button" data-part="share" data-state={state} onClick={() => void share()}>
        {state === 'copied' ? t('share.copied') : t('share.share')}
      </button>
      <span role="status" data-part="shared">
        {state === 'selected' && t('gift.selected')}
      </span>
      <span ref={shown} data-part="address" hidden={state !== 'selected'}>
        {address}
      </span>
    </div>
  );
}
