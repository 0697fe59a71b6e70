import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import {
  ChevronRightIcon,
  type Credentials,
  FIELD_HEIGHT,
  LoginForm,
  LoginPage,
  loginProblem,
  QrIcon,
} from '@janur/ui';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../data.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { askForPasskey, hasPasskeys, wasLetBe } from '../../session/passkey.ts';
import { returnPath, wasSaidTakenOff } from '../../session/return-path.ts';

export function DashboardLoginPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const reason = useReason();
  const enter = () => {
    queryClient.clear();
    void navigate(returnPath(params), { replace: true });
  };
  const login = useMutation({
    mutationFn: (body: Credentials) => api(routes.login, { body }),
    onSuccess: enter,
  });
  const byPasskey = useMutation({
    mutationFn: async () =>
      api(routes.passkeyLogIn, { body: { credential: await askForPasskey(), stay_signed_in: false } }),
    onSuccess: enter,
  });
  useDocumentTitle(`${t('login.title')} | Janur`);

  return (
    <LoginPage
      title={t('login.title')}
      intro={t('login.intro')}
      motto={t('login.motto')}
      mottoNote={t('login.motto_note')}
      footer={<GuestBookLink />}
    >
      {wasSaidTakenOff(params) && <Problem>{t('problems.taken_off')}</Problem>}
      <LoginForm
        onLogIn={login.mutate}
        isSending={login.isPending}
        problem={login.error ? loginProblem(login.error) : undefined}
      />
      {hasPasskeys() && (
        <Button
          variant="default"
          fullWidth
          mt={12}
          loading={byPasskey.isPending}
          styles={{ root: { height: FIELD_HEIGHT, fontSize: 16 } }}
          onClick={() => byPasskey.mutate()}
        >
          {t('login.passkey')}
        </Button>
      )}
      {byPasskey.error && !wasLetBe(byPasskey.error) && <Problem>{reason(byPasskey.error)}</Problem>}
      <p css={{ margin: '18px 0 0', fontSize: 14, fontWeight: 500, color: 'var(--mantine-color-dimmed)' }}>
        {t('login.forgotten')} {/* a full page load: only that page's own address may use the camera */}
        <a href="/dashboard/scan-login" css={{ color: 'var(--ledger-quiet)', fontWeight: 600 }}>
          {t('login.scan')}
        </a>
      </p>
    </LoginPage>
  );
}

function GuestBookLink() {
  const { t } = useTranslation();
  return (
    <a href="/guest-book" css={link}>
      <QrIcon size={22} css={{ flex: 'none' }} />
      <span css={{ flex: 1, color: 'var(--mantine-color-dimmed)', fontWeight: 500 }}>{t('login.on_duty')}</span>
      <span css={{ display: 'flex', alignItems: 'center', gap: 6, fontWeight: 700 }}>
        {t('login.guest_book')}
        <ChevronRightIcon />
      </span>
    </a>
  );
}

const link = {
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: 64,
  padding: '10px 18px 10px 20px',
  border: '1px solid var(--mantine-color-default-border)',
  borderRadius: 14,
  color: 'var(--ledger-quiet)',
  fontSize: 15,
  lineHeight: 1.4,
  textDecoration: 'none',
  transition: 'background-color 120ms',
  '&:hover': { background: 'var(--ledger-card)' },
} as const;
