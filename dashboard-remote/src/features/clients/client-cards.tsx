import type { ClientAccount } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Link } from 'react-router';
import { AccountCell } from './client-row.tsx';
import { ClientMenu } from './client-menu.tsx';
import { statusOf } from '../../parts/client-status/client-status.ts';
import { EventDate } from '../../parts/client-status/event-date.tsx';
import { LinkActions } from './link-actions.tsx';
import { SlugChips } from './slug-chips.tsx';
import { StatusMark } from '../../parts/client-status/status-mark.tsx';
import { TemplatePicture } from '../../parts/templates/template-picture.tsx';
import { useTemplateName } from '../../parts/templates/use-templates.ts';

/** The list on a phone: what a row says, one card a client. */
export function ClientCards({ clients, now }: { clients: readonly ClientAccount[]; now: Date }) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('clients.title')} css={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {clients.map((client) => (
        <ClientCard key={client.id} client={client} now={now} />
      ))}
    </ul>
  );
}

function ClientCard({ client, now }: { client: ClientAccount; now: Date }) {
  const template = client.slugs[0]?.template;
  const templateName = useTemplateName(template);
  return (
    <li css={card}>
      <TemplatePicture id={template} size={56} />
      <div css={{ minWidth: 0 }}>
        <Link to={`/clients/${client.id}`} css={clientName}>
          {client.client_name}
        </Link>
        <span css={{ color: ledger.muted }}>{templateName}</span>
        <div css={pair}>
          <EventDate date={client.event_date} now={now} />
          <StatusMark status={statusOf(client, now)} />
        </div>
        <SlugChips slugs={client.slugs} />
        <div css={pair}>
          <AccountCell userName={client.user_name} />
          <span css={{ display: 'inline-flex', gap: 4, marginInlineStart: 'auto' }}>
            <LinkActions name={client.client_name} slugs={client.slugs} />
            <ClientMenu client={client} />
          </span>
        </div>
      </div>
    </li>
  );
}

const card = {
  display: 'grid',
  gridTemplateColumns: '56px 1fr',
  gap: 14,
  padding: 16,
  borderTop: `1px solid ${ledger.border}`,
} as const;

const clientName = {
  display: 'block',
  color: 'inherit',
  fontSize: 16,
  fontWeight: 700,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
} as const;
const pair = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  margin: '8px 0',
} as const;
