import type { RsvpRecord } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { media } from '@janur/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../data.ts';
import { SendIcon } from '../../parts/icons.tsx';
import { queueAddress } from '../../parts/messages/queue-address.ts';
import { useReturn } from '../../parts/messages/use-return.ts';
import { messageTo, useTexts } from '../../parts/messages/use-texts.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { useOfferUndo } from '../../parts/undo.tsx';
import type { Host } from '../../parts/use-host.ts';
import { whatsappLink } from '../../parts/whatsapp-link.ts';
import { nextMessageOf } from './next-message.ts';
import { useRefreshGuests } from './refresh.ts';

/** WhatsApp with the message written, at once; who comes back from it has sent it, and takes that back where not. */
export function SendNow({ guest, host }: { guest: RsvpRecord; host: Host }) {
  const { t } = useTranslation();
  const reason = useReason();
  const refresh = useRefreshGuests();
  const offerUndo = useOfferUndo();
  const { own } = useTexts();
  const kind = nextMessageOf(guest);
  const mark = useMutation({
    mutationFn: async ({ sent, isSent }: { sent: typeof kind; isSent: boolean }) => {
      await api(routes.markMessage, { params: { guestCode: guest.code, kind: sent }, body: { is_sent: isSent } });
      await refresh();
    },
    onSuccess: (_, { sent, isSent }) => {
      if (!isSent) return;
      const text = t(`guests.send.marked.${sent}`, { name: guest.name });
      offerUndo({ id: `sent-${guest.code}`, text, onUndo: () => mark.mutate({ sent, isSent: false }) });
    },
  });
  const { leave } = useReturn(() => mark.mutate({ sent: kind, isSent: true }));
  return (
    <div css={{ marginBottom: 18 }}>
      <div css={row}>
        <Button
          component="a"
          href={own && whatsappLink(guest.phone_number, messageTo(guest, { own, host, kind }))}
          target="_blank"
          rel="noopener"
          leftSection={<SendIcon />}
          aria-label={t(`guests.send.${kind}`)}
          onClick={leave}
        >
          {t(`guests.send.short.${kind}`)}
        </Button>
        <Button component={Link} variant="default" to={queueAddress(kind, { guest: guest.code })}>
          {t('guests.send.see')}
        </Button>
      </div>
      {mark.isError && <Problem>{reason(mark.error)}</Problem>}
    </div>
  );
}

/** One row, on a phone from edge to edge. */
const row = {
  display: 'flex',
  gap: 8,
  '& > *': { flex: 'none' },
  [media.phone]: { '& > *:first-of-type': { flex: '1 1 auto', minWidth: 0 } },
} as const;
