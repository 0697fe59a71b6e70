import { css } from '@emotion/react';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { type Credentials, Envelope, loginProblem, Logo } from '@janur/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { Theme } from '../../design/theme-root.tsx';
import { ACCENT, FONT_TITLE, ON_ACCENT, onBrand, SHADOW, WIDE } from '../../design/tokens.ts';
import { useApi } from '../../device/services.tsx';
import { useSession } from '../../device/session.ts';
import { LanguageSelect } from './language-select.tsx';
import { LoginForm } from './login-form.tsx';
import { NothingIsLost } from './nothing-is-lost.tsx';

/** Username and password of an usher or a client. Follows the phone's own light or dark. */
export function LoginPage() {
  const { t } = useTranslation();
  const isDark = usePrefersDark();
  const login = useLogin();
  return (
    <Theme scheme={isDark ? 'dark' : 'light'}>
      <div css={page}>
        <header css={panel}>
          <div css={brandLine}>
            <Logo size={30} />
            <span css={product}>{t('product')}</span>
          </div>
          <div css={drawing}>
            <Envelope />
          </div>
          <div css={motto}>
            <p>{t('login.motto')}</p>
            <p>{t('login.motto_note')}</p>
          </div>
        </header>
        <div css={side}>
          <main css={card}>
            <h1>{t('login.title')}</h1>
            <NothingIsLost />
            <LoginForm
              onLogIn={(credentials) => login.mutate(credentials)}
              isSending={login.isPending}
              problem={login.error ? loginProblem(login.error) : undefined}
            />
            {/* another remote: a full page load */}
            <a href="/dashboard/scan-login" css={byCard}>
              {t('login.by_card')}
            </a>
          </main>
          <LanguageSelect css={language} />
        </div>
      </div>
    </Theme>
  );
}

function useLogin() {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const begin = useSession((session) => session.begin);
  return useMutation({
    mutationFn: (credentials: Credentials) => api(routes.qrScanLogin, { body: credentials }),
    networkMode: 'always',
    onSuccess: () => {
      queries.clear();
      begin();
      void navigate('/entered', { replace: true });
    },
  });
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

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  '--control-height': '56px',
  '--control-radius': '10px',
  [WIDE]: { gridTemplateColumns: 'clamp(300px, 37%, 560px) 1fr', gridTemplateRows: 'auto' },
});

const panel = css(onBrand, {
  display: 'flex',
  flexDirection: 'column',
  height: 'max(30dvh, 224px)',
  padding: '22px 24px 0',
  overflow: 'hidden',
  // fields and button come first where the screen is low
  '@media (max-height: 700px)': { height: 128 },
  [WIDE]: { justifyContent: 'space-between', gap: 32, height: 'auto', padding: 40 },
});

const brandLine = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });
const product = css({ color: 'var(--accent)', fontSize: 15, fontWeight: 600, [WIDE]: { display: 'none' } });
const drawing = css({ width: 210, margin: '6px auto 0', [WIDE]: { width: '100%', maxWidth: 400, marginTop: 0 } });

const motto = css({
  display: 'none',
  [WIDE]: { display: 'grid', gap: 14 },
  '& p:first-of-type': { font: `400 clamp(32px, 2.9vw, 42px)/1.05 ${FONT_TITLE}`, textWrap: 'balance' },
  '& p:last-of-type': { color: 'var(--on-panel-quiet)', fontWeight: 500 },
});

const side = css({
  position: 'relative',
  padding: '0 16px 24px',
  [WIDE]: { display: 'grid', alignContent: 'center', padding: 32 },
});

const card = css({
  position: 'relative',
  display: 'grid',
  gap: 24,
  width: '100%',
  maxWidth: 416,
  margin: '-31px auto 0',
  padding: '24px 20px',
  border: '1px solid var(--border)',
  borderRadius: 14,
  background: 'var(--card)',
  boxShadow: SHADOW,
  [WIDE]: { margin: '48px auto 0', padding: 36 },
  '& h1': { font: `400 32px/1.15 ${FONT_TITLE}`, overflowWrap: 'anywhere' },
});

const byCard = css({
  display: 'grid',
  alignItems: 'center',
  minHeight: 56,
  marginTop: -10,
  padding: '8px 16px',
  borderRadius: 'var(--control-radius)',
  background: ACCENT,
  color: ON_ACCENT,
  fontWeight: 700,
  textAlign: 'center',
  textDecoration: 'none',
});

const language = css({
  display: 'block',
  margin: '28px auto 0',
  [WIDE]: { position: 'absolute', top: 32, right: 32, margin: 0 },
});
