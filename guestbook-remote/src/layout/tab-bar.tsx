import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import type { ReactNode } from 'react';
import { NavLink, useMatch } from 'react-router';
import { askForScan } from '../check-in/scan-request.ts';
import { usePermissions } from '../device/role.ts';
import { Find, FullScreen, Numbers, PersonPlus, Sliders } from '../design/icons.tsx';
import { ACCENT, NARROW, ON_ACCENT } from '../design/tokens.ts';

/** Everything within reach of one thumb; scanning is the large one. */
export function TabBar() {
  const { t } = useTranslation();
  const { isFullRole, isGreeting } = usePermissions();
  if (isGreeting)
    return (
      <nav css={[bar, two]} aria-label={t('desk.main')}>
        <Tab to="/welcome" icon={<FullScreen />} label={t('settings.welcome')} />
        <Tab to="/settings" icon={<Sliders />} label={t('tabs.settings')} />
      </nav>
    );
  return (
    <nav css={[bar, !isFullRole && few]} aria-label={t('desk.main')}>
      {isFullRole && (
        <>
          <Tab to="/search" icon={<Find />} label={t('tabs.search')} />
          <Tab to="/walk-in" icon={<PersonPlus />} label={t('tabs.walk_in')} />
        </>
      )}
      {!isFullRole && <Tab to="/summary" icon={<Numbers />} label={t('tabs.summary')} />}
      <ScanTab />
      {isFullRole && <Tab to="/summary" icon={<Numbers />} label={t('tabs.summary')} />}
      <Tab to="/settings" icon={<Sliders />} label={t('tabs.settings')} />
    </nav>
  );
}

function Tab({ to, icon, label }: { to: string; icon: ReactNode; label: string }) {
  return (
    <NavLink to={to} css={tab}>
      {icon}
      <span>{label}</span>
    </NavLink>
  );
}

/** Elsewhere it goes to the scanner; there it reads the code in view once more, or opens the camera again. */
function ScanTab() {
  const { t } = useTranslation();
  const isHere = useMatch('/scan') !== null;
  return (
    <div css={{ position: 'relative', height: 80 }}>
      <NavLink to="/scan" css={scan} onClick={isHere ? askForScan : undefined}>
        {t('tabs.scan')}
      </NavLink>
    </div>
  );
}

const bar = css({
  display: 'grid',
  '--scan': '108px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) var(--scan) repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  maxWidth: '100%',
  padding: '10px 2px max(18px, env(safe-area-inset-bottom))',
  background: 'var(--card)',
  '@media (max-width: 340px)': { '--scan': '98px' },
  [NARROW]: { gridTemplateColumns: '1fr 1fr', gap: 4, paddingTop: 18, '& > div': { gridColumn: '1 / -1', order: -1 } },
});

const few = css({ gridTemplateColumns: 'minmax(0, 1fr) var(--scan) minmax(0, 1fr)' });

const two = css({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });

const tab = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'flex-start',
  gap: 7,
  minHeight: 80,
  padding: '12px 0 0',
  borderRadius: 14,
  color: 'var(--quiet)',
  fontSize: 'min(0.8125rem, 3.5vw)',
  letterSpacing: '-0.01em',
  [NARROW]: { fontSize: '0.8125rem' },
  fontWeight: 600,
  lineHeight: 1.1,
  textAlign: 'center',
  textDecoration: 'none',
  '& span': { overflowWrap: 'break-word', maxWidth: '100%' },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current=page]': {
    color: 'var(--highlight)',
    boxShadow: 'inset 0 3px var(--highlight)',
    borderRadius: 3,
  },
});

const scan = css({
  position: 'absolute',
  left: '50%',
  bottom: 0,
  display: 'grid',
  placeContent: 'center',
  width: 96,
  height: 96,
  marginLeft: -48,
  borderRadius: '50%',
  background: ACCENT,
  color: ON_ACCENT,
  fontSize: 'min(1.125rem, 24px)',
  fontWeight: 800,
  textDecoration: 'none',
  boxShadow: '0 0 0 8px var(--card)',
  '@media (max-width: 340px)': { boxShadow: 'none' },
  transition: 'transform 120ms',
  '&:active': { transform: 'scale(0.96)' },
  '&:focus-visible': { outlineOffset: 4 },
});
