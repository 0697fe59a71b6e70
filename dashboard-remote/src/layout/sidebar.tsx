import type { AuthDetail } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger, Logo, media } from '@janur/ui';
import { Link, NavLink } from 'react-router';
import { roleKey } from '../session/role-key.ts';
import { useLogOut } from '../session/use-session.ts';
import { ClientCount } from './client-count.tsx';
import { entriesFor } from './entries.ts';
import { useEntryWord } from './entry-word.ts';
import { LogOutIcon } from '../parts/icons.tsx';
import { initials } from './initials.ts';

/** Navigation on wide screens; who is logged in stands at its foot. Narrow, it has only the signs. */
export function Sidebar({ account, isNarrow = false }: { account: AuthDetail; isNarrow?: boolean }) {
  const { t } = useTranslation();
  const wordOf = useEntryWord();
  return (
    <aside css={bar} data-narrow={isNarrow || undefined}>
      <Link to="/" aria-label={t('frame.home')} css={home}>
        <Logo />
      </Link>
      <nav aria-label={t('frame.navigation')}>
        {entriesFor(account).map(({ text, href, icon: EntryIcon, isElsewhere }) =>
          isElsewhere ? (
            <a key={href} href={href} title={isNarrow ? t(`frame.${wordOf(text)}`) : undefined} css={entry}>
              <EntryIcon /> {t(`frame.${wordOf(text)}`)}
            </a>
          ) : (
            <NavLink key={href} to={href} title={isNarrow ? t(`frame.${wordOf(text)}`) : undefined} css={entry}>
              <EntryIcon /> {t(`frame.${wordOf(text)}`)}
              {text === 'clients' && <ClientCount />}
            </NavLink>
          ),
        )}
      </nav>
      <Me account={account} />
    </aside>
  );
}

function Me({ account }: { account: AuthDetail }) {
  const { t } = useTranslation();
  const { logOut, hasFailed } = useLogOut();
  return (
    <div css={{ marginTop: 'auto', borderTop: '1px solid #ffffff1f', paddingTop: 8 }}>
      {hasFailed && (
        <p role="alert" css={{ margin: '4px 12px', fontSize: 14, color: ledger.accent }}>
          {t('frame.log_out_failed')}
        </p>
      )}
      <div data-me css={{ display: 'flex', alignItems: 'center', gap: 4 }}>
        <NavLink to="/account" css={me}>
          <span css={badge}>{initials(account.name)}</span>
          <span css={{ minWidth: 0, lineHeight: 1.35 }}>
            <b css={[oneLine, { color: ledger.onPanel, fontWeight: 600 }]} title={account.name}>
              {account.name}
            </b>
            <span css={[oneLine, { color: ledger.onPanelMuted }]}>{t(roleKey(account))}</span>
          </span>
        </NavLink>
        <button
          type="button"
          onClick={logOut}
          aria-label={t('frame.log_out')}
          title={t('frame.log_out')}
          css={logOutButton}
        >
          <LogOutIcon />
        </button>
      </div>
    </div>
  );
}

const bar = {
  display: 'none',
  '--ledger-focus': ledger.accent,
  [media.desktop]: {
    position: 'sticky',
    top: 0,
    display: 'flex',
    flexDirection: 'column',
    flex: 'none',
    width: 232,
    height: '100dvh',
    padding: '24px 12px 14px',
    overflowY: 'auto',
    background: ledger.brandDeep,
    color: ledger.onPanelMuted,
    fontSize: 14,
  },
  '&[data-narrow]': {
    [media.desktop]: { width: 64, padding: '16px 10px 14px' },
    // the words stay for screen readers; only the signs are seen
    '& nav a': { justifyContent: 'center', gap: 0, padding: 0, fontSize: 0 },
    '& nav a > span': { display: 'none' },
    '& > a': { justifySelf: 'center', overflow: 'hidden', width: 28, margin: '0 auto 22px', padding: 0 },
    '& [data-me] > :not(:first-child)': { display: 'none' },
    '& [data-me] a': { padding: 4 },
    '& [data-me] a > :not(:first-child)': { position: 'absolute', clipPath: 'inset(50%)' },
  },
} as const;

const home = {
  display: 'block',
  padding: '0 12px',
  marginBottom: 26,
  color: ledger.onPanel,
  textDecoration: 'none',
  borderRadius: 8,
} as const;

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  height: 44,
  padding: '0 12px',
  marginBottom: 2,
  borderRadius: 10,
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  transition: 'background-color 120ms',
  '&:hover': { background: '#ffffff0d' },
  '&[aria-current=page]': {
    borderRadius: '4px 10px 10px 4px',
    background: '#ffffff14',
    boxShadow: `inset 3px 0 0 ${ledger.accent}`,
    color: ledger.onPanel,
  },
  '&[aria-current=page] > span': { color: ledger.accent },
} as const;

const me = {
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: 1,
  minWidth: 0,
  padding: '8px 4px',
  borderRadius: 10,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { background: '#ffffff0d' },
  '&[aria-current=page]': { background: '#ffffff14' },
} as const;

const badge = {
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: '50%',
  background: ledger.accent,
  color: ledger.onAccent,
  fontSize: 13,
  fontWeight: 700,
} as const;

const oneLine = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const logOutButton = {
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: 32,
  height: 44,
  border: 0,
  borderRadius: 10,
  background: 'none',
  color: ledger.onPanelMuted,
  cursor: 'pointer',
  '&:hover': { background: '#ffffff14', color: ledger.onPanel },
} as const;
