import type { CoHost } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { initials } from '../../layout/initials.ts';
import { CrossIcon, PenIcon, SendIcon } from '../../parts/icons.tsx';
import { RowMenu } from '../../parts/row-menu.tsx';
import { ago, timeOf } from '../../parts/times.ts';

interface CoHostRowProps {
  coHost: CoHost;
  onChange: () => void;
  onLink: () => void;
  onEnd: () => void;
}

/** One of those who help: what they may do, whether they came in yet, and what can be done about it. */
export function CoHostRow({ coHost, onChange, onLink, onEnd }: CoHostRowProps) {
  const { t, i18n } = useTranslation();
  const { name, username, co_host_role: role, state, link_until, last_login_at } = coHost;
  const words =
    state === 'WAITING'
      ? t('co_hosts.state.WAITING', { until: link_until ? timeOf(link_until, i18n.language) : '' })
      : state === 'RUN_OUT'
        ? t('co_hosts.state.RUN_OUT')
        : last_login_at
          ? t('co_hosts.state.JOINED', { ago: ago(last_login_at, i18n.language) })
          : t('co_hosts.state.never');
  return (
    <li css={row}>
      <span aria-hidden="true" css={badge}>
        {initials(name)}
      </span>
      <span css={{ flex: 1, minWidth: 0, lineHeight: 1.4 }}>
        <b css={{ display: 'block', fontSize: 15, fontWeight: 700, overflowWrap: 'anywhere' }}>{name}</b>
        <span css={{ display: 'block' }}>{t(`co_hosts.role.${role}`)}</span>
        <span css={{ display: 'block', color: state === 'JOINED' ? ledger.muted : ledger.warning, fontSize: 14 }}>
          {words}
        </span>
        {state === 'JOINED' && (
          <span css={{ display: 'block', color: ledger.muted, fontSize: 14, overflowWrap: 'anywhere' }}>
            {t('co_hosts.logs_in_as', { username })}
          </span>
        )}
      </span>
      <RowMenu
        label={t('co_hosts.more_of', { name })}
        entries={[
          { text: t('co_hosts.change'), icon: <PenIcon />, onSelect: onChange },
          { text: t('co_hosts.new_link'), icon: <SendIcon />, onSelect: onLink },
          { text: t('co_hosts.end'), icon: <CrossIcon />, onSelect: onEnd },
        ]}
      />
    </li>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  padding: '14px 12px 14px 18px',
  borderTop: `1px solid ${ledger.line}`,
  '&:first-of-type': { borderTop: 0 },
} as const;

const badge = {
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  alignSelf: 'flex-start',
  width: 40,
  height: 40,
  borderRadius: '50%',
  background: ledger.accent,
  color: ledger.onAccent,
  fontSize: 15,
  fontWeight: 700,
} as const;
