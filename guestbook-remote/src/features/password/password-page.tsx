import { css } from '@emotion/react';
import { passwordProblem, PASSWORD_MAX } from '@janur/contracts/password';
import { ApiError, queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { formText } from '@janur/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Alert } from '../../design/alert.tsx';
import { Button } from '../../design/button.tsx';
import { Page } from '../../design/page.tsx';
import { PasswordField } from '../../design/password-field.tsx';
import { Wait } from '../../design/wait.tsx';
import { useApi } from '../../device/services.tsx';
import { useSession } from '../../device/session.ts';

/** The own password: changed when one likes, and first of all when it was made for the usher. */
export function PasswordPage() {
  const { t } = useTranslation();
  const api = useApi();
  const navigate = useNavigate();
  const mustChange = useSession((session) => session.mustChangePassword);
  const end = useSession((session) => session.end);
  // whoever opens this address by hand has perhaps made no call yet
  const { data, isPending } = useQuery(queryOf(api, routes.authDetail, {}));
  const isFirst = data?.data.must_change_password ?? mustChange;
  const [wrong, setWrong] = useState<{ current?: string; next?: string }>({});
  const change = useMutation({
    mutationFn: (body: { current_password?: string; new_password: string }) => api(routes.changePassword, { body }),
    networkMode: 'always',
    onSuccess: () => {
      useSession.setState({ mustChangePassword: false });
      void navigate(isFirst ? '/entered' : '/settings', { replace: true });
    },
  });
  const logOut = useMutation({
    mutationFn: () => api(routes.logout, {}),
    networkMode: 'always',
    onSuccess: end,
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (change.isPending) return;
    const form = new FormData(event.currentTarget);
    const [current, next] = [formText(form, 'current'), formText(form, 'new')];
    const problem = passwordProblem(next, { username: data?.data.username ?? '' });
    const found = {
      ...(!isFirst && current === '' && { current: t('password.current_missing') }),
      ...(problem && { next: t(`password.${problem}`) }),
    };
    setWrong(found);
    if (Object.keys(found).length > 0) change.reset();
    else change.mutate({ ...(!isFirst && { current_password: current }), new_password: next });
  }

  if (isPending) return <Wait label={t('desk.opening')} />;
  const refused = change.error instanceof ApiError ? change.error : undefined;
  const isCurrentWrong = refused?.code === 'INVALID_CREDENTIALS';
  const ofNew = refused?.fields.find(({ path }) => path === 'body.new_password');
  return (
    <main css={column}>
      <Page title={t(isFirst ? 'password.title' : 'password.change')}>
        {isFirst && <p css={{ color: 'var(--quiet)', fontWeight: 500 }}>{t('password.intro')}</p>}
        <form noValidate onSubmit={submit} css={{ display: 'grid', gap: 18 }}>
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={data?.data.username ?? ''}
            readOnly
            hidden
          />
          {!isFirst && (
            <PasswordField
              name="current"
              label={t('password.current')}
              autoComplete="current-password"
              maxLength={PASSWORD_MAX}
              problem={wrong.current ?? (isCurrentWrong ? t('password.current_wrong') : undefined)}
            />
          )}
          <PasswordField
            name="new"
            label={t('password.new')}
            autoComplete="new-password"
            maxLength={PASSWORD_MAX}
            problem={wrong.next ?? (ofNew && t(`password.${ofNew.code}`, { defaultValue: t('password.failed') }))}
          />
          <p css={{ color: 'var(--quiet)', fontWeight: 500 }}>{t('password.advice')}</p>
          {change.isError && !isCurrentWrong && !ofNew && (
            <Alert>
              {refused?.code === 'RATE_LIMITED'
                ? t('ui.problem.limited_for', { seconds: refused.retryAfter ?? 60 })
                : t('password.failed')}
            </Alert>
          )}
          {logOut.isError && <Alert>{t('problem.offline_hint')}</Alert>}
          <Button type="submit" aria-busy={change.isPending}>
            {t('password.save')}
          </Button>
          {isFirst ? (
            <Button kind="plain" onClick={() => logOut.mutate()}>
              {t('settings.log_out')}
            </Button>
          ) : (
            <Button kind="plain" onClick={() => void navigate(-1)}>
              {t('password.back')}
            </Button>
          )}
        </form>
      </Page>
    </main>
  );
}

const column = css({ width: '100%', maxWidth: 520, margin: '0 auto', paddingTop: 20 });
