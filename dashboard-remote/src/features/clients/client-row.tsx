import type { ClientAccount } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Link } from 'react-router';
import { ClientMenu } from './client-menu.tsx';
import { statusOf } from '../../parts/client-status/client-status.ts';
import { EventDate } from '../../parts/client-status/event-date.tsx';
import { LinkActions } from './link-actions.tsx';
import { SlugChips } from './slug-chips.tsx';
import { StatusMark } from '../../parts/client-status/status-mark.tsx';
import { TemplatePicture } from '../../parts/templates/template-picture.tsx';
import { useTemplateName } from '../../parts/templates/use-templates.ts';

interface ClientRowProps {
  client: ClientAccount;
  now: Date;
  slugsAtOnce: number;
}

export function ClientRow({ client, now, slugsAtOnce }: ClientRowProps) {
  const template = client.slugs[0]?.template;
  const templateName = useTemplateName(template);
  return (
    <tr>
      <td data-column="client">
        <span css={{ display: 'flex', alignItems: 'center', gap: 14, minWidth: 0 }}>
          <TemplatePicture id={template} />
          <span css={{ minWidth: 0 }}>
            <Link to={`/clients/${client.id}`} css={clientName} title={client.client_name}>
              {client.client_name}
            </Link>
            <span css={oneLine}>{templateName}</span>
          </span>
        </span>
      </td>
      <td data-column="slugs">
        <SlugChips slugs={client.slugs} atOnce={slugsAtOnce} />
      </td>
      <td data-column="date">
        <EventDate date={client.event_date} now={now} />
      </td>
      <td data-column="status">
        <StatusMark status={statusOf(client, now)} />
      </td>
      <td data-column="account">
        <AccountCell userName={client.user_name} />
      </td>
      <td data-column="actions">
        <span css={{ display: 'inline-flex', gap: 4 }}>
          <LinkActions name={client.client_name} slugs={client.slugs} />
          <ClientMenu client={client} />
        </span>
      </td>
    </tr>
  );
}

/** decisions §3: a password is shown once, where it is made; here only that there is one. */
export function AccountCell({ userName }: { userName: string }) {
  const { t } = useTranslation();
  return (
    <span css={{ display: 'block', minWidth: 0 }}>
      <span css={[oneLine, { color: ledger.ink }]} title={userName}>
        {userName}
      </span>
      <span role="img" aria-label={t('clients.password_hidden')} css={dots}>
        ••••••••
      </span>
    </span>
  );
}

const oneLine = {
  display: 'block',
  overflow: 'hidden',
  color: ledger.muted,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const clientName = {
  display: '-webkit-box',
  overflow: 'hidden',
  color: 'inherit',
  fontSize: 16,
  fontWeight: 700,
  letterSpacing: '-0.01em',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  textDecoration: 'none',
  '&:hover, tr:hover &': { textDecoration: 'underline', textUnderlineOffset: 3 },
} as const;

const dots = { display: 'block', color: ledger.muted, fontSize: 13, letterSpacing: 2, lineHeight: 1.2 } as const;
