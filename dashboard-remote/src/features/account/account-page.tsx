import { useTranslation } from '@janur/i18n';
import { ChevronRightIcon, FONT_TITLE, LanguageSwitch, ledger, SchemeSwitch, shadow } from '@janur/ui';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LogOutIcon, ScanIcon, UshersIcon } from '../../parts/icons.tsx';
import { roleKey } from '../../session/role-key.ts';
import { useAccount, useLogOut } from '../../session/use-session.ts';
import { OwnPassword } from './own-password.tsx';
import { OwnPasskeys } from './passkeys/own-passkeys.tsx';
import { OwnSessions } from './own-sessions.tsx';

/** Who is logged in, the language, password and devices, the way out. */
export function AccountPage() {
  const { t } = useTranslation();
  const account = useAccount();
  const { logOut, isLoggingOut, hasFailed } = useLogOut();
  useDocumentTitle(`${t('account.title')} | Janur`);

  return (
    <div css={{ width: '100%', maxWidth: 560 }}>
      <h1 css={{ margin: 0, font: `400 32px/1.1 ${FONT_TITLE}`, overflowWrap: 'anywhere' }}>
        {t('account.greeting', { name: account.name })}
      </h1>
      {account.is_guest_book && <GuestBookCard />}
      <dl css={card}>
        <Row name={t('account.name')}>{account.name}</Row>
        <Row name={t('account.username')}>{account.username}</Row>
        <Row name={t('account.role')}>{t(roleKey(account))}</Row>
        <Row name={t('ui.language')} isWide>
          <LanguageSwitch />
        </Row>
        <Row name={t('ui.scheme.label')} isWide>
          <SchemeSwitch />
        </Row>
      </dl>
      {account.role === 'ADMIN' && (
        <Button component={Link} to="/accounts" variant="default" h={48} mt={20} leftSection={<UshersIcon />}>
          {t('account.everybody')}
        </Button>
      )}
      <OwnPassword />
      {account.role !== 'USHER' && <OwnPasskeys />}
      <OwnSessions />
      {account.role === 'USHER' && (
        <p css={{ margin: '16px 0 0', color: 'var(--mantine-color-dimmed)' }}>{t(`account.later.${account.role}`)}</p>
      )}
      <Button h={48} mt={24} variant="default" leftSection={<LogOutIcon />} loading={isLoggingOut} onClick={logOut}>
        {t('frame.log_out')}
      </Button>
      {hasFailed && (
        <p role="alert" css={{ color: ledger.danger, fontWeight: 600 }}>
          {t('frame.log_out_failed')}
        </p>
      )}
    </div>
  );
}

/** `isWide` is a choice that on a phone stands below its name. */
function Row({ name, isWide, children }: { name: string; isWide?: true; children: ReactNode }) {
  return (
    <div data-wide={isWide} css={row}>
      <dt css={{ color: 'var(--mantine-color-dimmed)', fontSize: 14, fontWeight: 500 }}>{name}</dt>
      <dd css={{ margin: 0, minWidth: 0, fontWeight: 600, textAlign: 'end', overflowWrap: 'anywhere' }}>{children}</dd>
    </div>
  );
}

function GuestBookCard() {
  const { t } = useTranslation();
  return (
    <a href="/guest-book" css={guestBook}>
      <ScanIcon size={28} css={{ flex: 'none' }} />
      <span css={{ flex: 1 }}>
        <b css={{ display: 'block', fontWeight: 700 }}>{t('account.open_guest_book')}</b>
        <span css={{ fontSize: 14, fontWeight: 500 }}>{t('account.guest_book_note')}</span>
      </span>
      <ChevronRightIcon />
    </a>
  );
}

const card = {
  margin: '20px 0 0',
  padding: '4px clamp(16px, 4vw, 20px)',
  border: '1px solid var(--mantine-color-default-border)',
  borderRadius: 14,
  background: 'var(--ledger-card)',
  boxShadow: shadow,
} as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  minHeight: 56,
  padding: '6px 0',
  '@media (max-width: 30em)': {
    '&[data-wide]': { padding: '10px 0 12px' },
    '&[data-wide] > *': { flex: '1 0 100%', textAlign: 'start' },
  },
  '& + &': { borderTop: '1px solid var(--mantine-color-default-border)' },
} as const;

const guestBook = {
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  minHeight: 72,
  marginTop: 20,
  padding: '12px 20px',
  borderRadius: 14,
  background: ledger.accent,
  color: ledger.onAccent,
  textDecoration: 'none',
  transition: 'background-color 120ms',
  '&:hover': { background: ledger.accentHover },
} as const;
