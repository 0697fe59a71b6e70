import { groupsOf, type PaymentView, paymentView, saysSomething } from '@janur/kit/document';
import { escapeHtml } from '../pages/escape.ts';
import { link, own, picture, type Reading } from './reading.ts';

/** The ways to give, behind words of their own: a number is there to be copied, a code to be shown to another phone. */
export function giftsHtml(reading: Reading): string {
  const { client, t } = reading;
  const payments = client.content.payments.map(paymentView).filter(saysSomething);
  const accounts = payments.filter(({ kind }) => kind === 'account');
  const others = payments.filter(({ kind }) => kind === 'other');
  const list = (some: readonly PaymentView[]) =>
    some.length > 0 ? `<ul class="gifts">${some.map((each) => giftHtml(reading, each)).join('')}</ul>` : '';
  return [
    `<h2>${escapeHtml(t('gift.title'))}</h2><p>${escapeHtml(t('gift.text'))}</p>`,
    `<details${client.option.gift_style === 'NO_MODAL' ? ' open' : ''}><summary>${escapeHtml(t('gift.open'))}</summary>${list(accounts)}`,
    others.length > 0 ? `<h3>${escapeHtml(t('gift.others'))}</h3>${list(others)}` : '',
    '</details>',
  ].join('');
}

function giftHtml(reading: Reading, { name, number, owner, qrCodeUrl, url, buttonText }: PaymentView): string {
  const { t } = reading;
  const words = buttonText ? own(reading, buttonText) : escapeHtml(name ? t('gift.pay', { name }) : t('gift.pay_page'));
  const way = link(url, words);
  return [
    `<li>${name ? `<strong>${own(reading, name)}</strong>` : ''}`,
    owner ? `<p>${escapeHtml(t('gift.owner', { name: owner }))}</p>` : '',
    number
      ? `<p class="copy">${groupsOf(number)
          .map((group) => `<b>${escapeHtml(group)}</b>`)
          .join('')}</p>`
      : '',
    picture(reading, qrCodeUrl, { alt: t('gift.qr', { name: name ?? owner ?? '' }), name: 'qr' }),
    way && `<p class="ways">${way}</p>`,
    '</li>',
  ].join('');
}
