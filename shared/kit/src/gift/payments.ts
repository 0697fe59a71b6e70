import { useInvitation } from '../model/invitation.tsx';
import { type PictureView, useBanner } from '../model/pictures.ts';
import { type PaymentView, paymentView, saysSomething } from './payment-view.ts';

export { digitsOf, groupsOf, type PaymentView, paymentView, saysSomething } from './payment-view.ts';

export interface GiftsView {
  accounts: PaymentView[];
  others: PaymentView[];
  /** False with NO_MODAL: everything stands on the page at once. */
  isModal: boolean;
  /** False with NO_ICON: the template leaves its drawing out. */
  hasIcon: boolean;
  banner: PictureView | null;
}

/** The gifts of the invitation (spec §3, payment). */
export function useGifts(): GiftsView {
  const { client } = useInvitation();
  const payments = client.content.payments.map(paymentView).filter(saysSomething);
  return {
    accounts: payments.filter(({ kind }) => kind === 'account'),
    others: payments.filter(({ kind }) => kind === 'other'),
    isModal: client.option.gift_style !== 'NO_MODAL',
    hasIcon: client.option.gift_style !== 'NO_ICON',
    banner: useBanner('SECTION_GIFT_BANNER'),
  };
}
