import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Link } from 'react-router';
import { useGuestOrigin } from '../../parts/guest-origin.ts';
import { ago } from '../../parts/times.ts';
import { useHost } from '../../parts/use-host.ts';
import { useAccount } from '../../session/use-session.ts';
import { address, client } from './styles.ts';
import { isNamed } from './wish-search.ts';

/** Who wrote it, and how long ago. */
export function CardHead({ name, instant, now }: { name: string; instant: string; now: number }) {
  const { i18n } = useTranslation();
  return (
    <div css={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 12 }}>
      <h2 css={{ margin: 0, fontSize: 15, fontWeight: 700, lineHeight: 1.35, overflowWrap: 'anywhere' }}>{name}</h2>
      <time
        dateTime={instant}
        title={new Date(instant).toLocaleString(i18n.language, { dateStyle: 'full', timeStyle: 'short' })}
        css={{ flex: 'none', color: ledger.muted }}
      >
        {ago(instant, i18n.language, now)}
      </time>
    </div>
  );
}

interface OriginProps {
  clientName: string;
  slug: string | null;
  source: string | null;
  /** To all of this client, for who sees those of many. */
  clientHref: string | undefined;
  sourceHref: string;
}

/** On whose invitation it was left, and from which network when nobody known left it. */
export function Origin({ clientName, slug, source, clientHref, sourceHref }: OriginProps) {
  const { t } = useTranslation();
  const guests = useGuestOrigin();
  const isAdmin = useAccount().role === 'ADMIN';
  const host = useHost({ enabled: !isAdmin }).data;
  // who has one address knows where it was left
  const isTold = slug !== null && (isAdmin || (host !== undefined && host.slugs.length > 1));
  return (
    <span css={{ minWidth: 0 }}>
      {clientHref && (
        <Link to={clientHref} title={t('wishes.of_client', { name: clientName })} css={client}>
          {clientName}
        </Link>
      )}
      {isTold && (
        <a href={`${guests}/${slug}`} target="_blank" rel="noopener" css={address}>
          /{slug}
        </a>
      )}
      {source && (
        <Link to={sourceHref} title={t('wishes.from_there')} css={address}>
          {isNamed(source) && source !== 'UNKNOWN' ? t('wishes.network', { name: source }) : t('wishes.strangers')}
        </Link>
      )}
    </span>
  );
}
