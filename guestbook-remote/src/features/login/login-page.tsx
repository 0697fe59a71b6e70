import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { type Credentials, LoginForm, loginProblem, LoginPage as Frame, ThemeProvider } from '@janur/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../device/services.tsx';
import { useSession } from '../../device/session.ts';

/** Username and password of an usher or a client. Follows the phone's own light or dark. */
export function LoginPage() {
  const { t } = useTranslation();
  const isDark = usePrefersDark();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const begin = useSession((session) => session.begin);
  const login = useMutation({
    mutationFn: (credentials: Credentials) => api(routes.qrScanLogin, { body: credentials }),
    networkMode: 'always',
    onSuccess: () => {
      queries.clear();
      begin();
      void navigate('/scan', { replace: true });
    },
  });

  return (
    <ThemeProvider scheme={isDark ? 'dark' : 'light'}>
      <Frame title={t('login.title')} product={t('product')} motto={t('login.motto')} mottoNote={t('login.motto_note')}>
        <LoginForm
          size="xl"
          onLogIn={(credentials) => login.mutate(credentials)}
          isSending={login.isPending}
          problem={login.error ? loginProblem(login.error) : undefined}
        />
      </Frame>
    </ThemeProvider>
  );
}

const DARK = '(prefers-color-scheme: dark)';

function usePrefersDark(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(DARK);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(DARK).matches,
  );
}
