import { useCouple, useInvitation, useTexts } from '@janur/kit';

/** What the invitation is to: 'The wedding of', or of a birthday, or of an anniversary when `custom_text` is its years. */
export function useEyebrow(): string {
  const { client } = useInvitation();
  const { isSingleHost } = useCouple();
  const { t } = useTexts();
  const { web_type, custom_text } = client.option;
  if (web_type === 'BIRTHDAY') return t('opening.birthday');
  if (custom_text && /^\d{1,2}$/.test(custom_text.trim()))
    return t('opening.anniversary', { years: custom_text.trim() });
  return isSingleHost || web_type === 'SECONDARY' ? t('opening.celebration') : t('opening.wedding');
}
