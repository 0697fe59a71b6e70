import { passwordProblem, PASSWORD_MAX } from '@janur/contracts/password';
import { ApiError, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { formText, ledger, LoginPage, Logo, PasswordInput } from '@janur/ui';
import { Button, Checkbox, Skeleton } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../data.ts';
import { Notice, ProblemPage } from '../../layout/problem-pages.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { problemText } from '../../parts/problem-text.ts';
import { Problem, useReason } from '../../parts/problem.tsx';

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** `/join#secret`: whoever was invited by a couple sets a password and is in. */
export function JoinPage() {
  const { t } = useTranslation();
  // behind the `#`: it comes into no log of a server
  const [token] = useState(() => location.hash.slice(1));
  const headers = { 'co-host-token': token };
  const link = useQuery({
    queryKey: [routes.openCoHostLink.path, token],
    queryFn: ({ signal }) => api(routes.openCoHostLink, { headers }, { signal }),
    enabled: token !== '',
    retry: (count, error) => !isGone(error) && count < 2,
    select: ({ data }) => data,
  });
  useDocumentTitle(`${t('co_hosts.join.title')} | Janur`);
  if (token === '' || isGone(link.error)) return <Closed />;
  if (link.error && !link.data)
    return (
      <main css={{ display: 'grid', minHeight: '100dvh' }}>
        <ProblemPage
          isPage
          title={t('co_hosts.join.failed')}
          advice={t('problem.check_connection')}
          onRetry={() => void link.refetch()}
        />
      </main>
    );
  const { name = '', client_name: couple = '', username = '', co_host_role: role } = link.data ?? {};
  return (
    <LoginPage
      title={link.data ? t('co_hosts.join.greeting', { name }) : t('co_hosts.join.title')}
      intro={link.data && t('co_hosts.join.intro', { couple })}
      motto={t('login.motto')}
      mottoNote={t('login.motto_note')}
    >
      {!link.data || !role ? (
        <Skeleton h={260} radius={12} />
      ) : (
        <>
          <p css={given}>
            <b css={{ display: 'block', fontWeight: 700 }}>{t(`co_hosts.role.${role}`)}</b>
            <span css={{ color: ledger.muted }}>{t(`co_hosts.join.words.${role}`)}</span>
          </p>
          <JoinForm token={token} username={username} />
        </>
      )}
    </LoginPage>
  );
}

function JoinForm({ token, username }: { token: string; username: string }) {
  const { t } = useTranslation();
  const reason = useReason();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [wrong, setWrong] = useState<string>();
  const join = useMutation({
    mutationFn: (body: { password: string; stay_signed_in: boolean }) =>
      api(routes.acceptCoHostLink, { headers: { 'co-host-token': token }, body }),
    onSuccess: async () => {
      await navigate('/', { replace: true });
      queries.clear();
    },
  });
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const password = formText(form, 'password');
    const problem = passwordProblem(password, { username });
    setWrong(problem && problemText(t, { code: problem, params: {} }));
    if (problem) join.reset();
    else join.mutate({ password, stay_signed_in: form.get('stay') !== null });
  }
  const refused = join.error instanceof ApiError ? join.error : undefined;
  const ofPassword = refused?.fields.find(({ path }) => path === 'body.password');
  if (isGone(refused)) return <Problem>{t('co_hosts.join.closed_advice')}</Problem>;
  return (
    <form noValidate onSubmit={submit} css={{ display: 'grid', gap: 18 }}>
      <div css={named}>
        <span css={{ minWidth: 0 }}>
          <span css={{ display: 'block', color: ledger.muted, fontSize: 14 }}>{t('co_hosts.join.username')}</span>
          <code css={{ fontSize: 17, fontWeight: 600, overflowWrap: 'anywhere' }}>{username}</code>
        </span>
        <CopyButton text={username} label={t('ushers.copy_username')} />
      </div>
      {/* for who keeps passwords: whose it is */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordInput
        name="password"
        label={t('co_hosts.join.password')}
        description={t('account.password.advice')}
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
        error={wrong ?? (ofPassword && problemText(t, ofPassword))}
      />
      <Checkbox size="md" name="stay" defaultChecked label={t('co_hosts.join.stay')} />
      {join.isError && !ofPassword && <Problem>{reason(join.error)}</Problem>}
      <Button type="submit" h={52} loading={join.isPending} css={{ fontSize: 16 }}>
        {t('co_hosts.join.verb')}
      </Button>
    </form>
  );
}

function Closed() {
  const { t } = useTranslation();
  return (
    <main css={{ display: 'grid', minHeight: '100dvh' }}>
      <Notice
        title={t('co_hosts.join.closed')}
        advice={t('co_hosts.join.closed_advice')}
        action={
          <div css={{ display: 'grid', justifyItems: 'center', gap: 24 }}>
            <Button component={Link} to="/login" variant="default" h={44}>
              {t('co_hosts.join.has_password')}
            </Button>
            <Logo size={30} />
          </div>
        }
      />
    </main>
  );
}

const given = {
  margin: '0 0 20px',
  padding: '12px 14px',
  border: `1px solid ${ledger.border}`,
  borderRadius: 12,
  background: ledger.head,
  lineHeight: 1.5,
} as const;

const named = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 } as const;
