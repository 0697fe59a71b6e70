/** Where WhatsApp opens with the message written: at the guest, or, without a number, where one chooses the contact. */
export function whatsappLink(phoneNumber: string | null, text: string): string {
  const number = phoneNumber?.replaceAll(/\D/g, '') ?? '';
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
