import type { AuthDetail } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger, media } from '@janur/ui';
import { Navigate, Outlet, useLocation, useMatch } from 'react-router';
import { FirstPasswordPage } from '../features/account/first-password-page.tsx';
import { loginPath, TAKEN_OFF_PATH } from '../session/return-path.ts';
import { RightsOf } from '../session/may.tsx';
import { ConfirmItIsYou } from '../session/confirm-it-is-you.tsx';
import { useKeepAlive } from '../session/use-keep-alive.ts';
import { useSession } from '../session/use-session.ts';
import { BottomBar } from './bottom-bar.tsx';
import { PageAnnouncer } from './page-announcer.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { ProblemPage } from './problem-pages.tsx';
import { Sidebar } from './sidebar.tsx';
import { TakenOffNotice } from './taken-off-notice.tsx';

/** What every screen but the login stands in. Sends who is not logged in to the login, and back afterwards. */
export function Layout() {
  const { t } = useTranslation();
  const session = useSession();
  const location = useLocation();
  switch (session.state) {
    case 'pending':
      return <div role="status" aria-label={t('frame.loading')} css={pendingGround} />;
    case 'logged-out':
      return <Navigate to={session.isTakenOff ? TAKEN_OFF_PATH : loginPath(location)} replace />;
    case 'failed':
      return (
        <main css={{ minHeight: '100dvh', display: 'grid' }}>
          <ProblemPage
            isPage
            title={t('problem.no_answer')}
            advice={t('problem.check_connection')}
            onRetry={session.retry}
          />
        </main>
      );
    case 'logged-in':
      return session.account.must_change_password ? (
        <FirstPasswordPage account={session.account} />
      ) : (
        <RightsOf account={session.account}>
          <LayoutOf account={session.account} />
          {session.isTakenOff && <TakenOffNotice />}
        </RightsOf>
      );
  }
}

function LayoutOf({ account }: { account: AuthDetail }) {
  const { t } = useTranslation();
  const editor = useMatch('/clients/:clientId/*');
  useKeepAlive();
  const isWide = editor !== null && editor.params.clientId !== 'new';
  return (
    <div css={layout}>
      <a href="#content" css={skipLink}>
        {t('frame.skip')}
      </a>
      <PageAnnouncer />
      <Sidebar account={account} isNarrow={isWide} />
      <main id="content" tabIndex={-1} data-wide={isWide || undefined} css={content}>
        <OfflineNotice />
        <Outlet />
      </main>
      {/* the editor needs the whole of a small screen, and has its own way back */}
      {!isWide && <BottomBar account={account} />}
      <ConfirmItIsYou />
    </div>
  );
}

const pendingGround = {
  minHeight: '100dvh',
  [media.desktop]: { background: `linear-gradient(90deg, ${ledger.brandDeep} 232px, transparent 232px)` },
} as const;

const layout = { minHeight: '100dvh', [media.desktop]: { display: 'flex' } } as const;

const content = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  flex: 1,
  padding: '20px 16px 96px',
  outline: 'none',
  '@media (min-width: 40em)': { padding: '26px 24px 104px' },
  [media.desktop]: { padding: '20px 32px' },
  '&[data-wide]': { padding: 0 },
} as const;

const skipLink = {
  position: 'absolute',
  top: -80,
  left: 12,
  zIndex: 20,
  padding: '12px 16px',
  borderRadius: 10,
  background: ledger.accent,
  color: ledger.onAccent,
  fontWeight: 600,
  '&:focus': { top: 12 },
} as const;
