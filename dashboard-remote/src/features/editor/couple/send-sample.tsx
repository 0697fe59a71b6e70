import { useTranslation } from '@janur/i18n';
import { Button } from '@mantine/core';
import { SendIcon } from '../../../parts/icons.tsx';

/** Opens WhatsApp with the draft's own link, for whoever wants to see it on the own phone first. */
export function SendSample({ name, address, onSent }: { name: string; address: string; onSent: () => void }) {
  const { t } = useTranslation();
  const text = t('drafts.sample_message', { name, link: address });
  return (
    <Button
      component="a"
      variant="default"
      href={`https://wa.me/?text=${encodeURIComponent(text)}`}
      target="_blank"
      rel="noopener"
      leftSection={<SendIcon size={18} />}
      onClick={onSent}
    >
      {t('drafts.send_sample')}
    </Button>
  );
}
