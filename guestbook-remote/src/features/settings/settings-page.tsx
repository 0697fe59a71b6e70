import { css } from '@emotion/react';
import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { STAFF_LANGUAGES, type StaffLanguage, useLanguage } from '@janur/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useEvent } from '../../check-in/desk-context.tsx';
import { usePreferences } from '../../device/preferences.ts';
import { useApi } from '../../device/services.tsx';
import { useSession } from '../../device/session.ts';
import { Button } from '../../look/button.tsx';
import { Page } from '../../look/page.tsx';
import { Toggle } from '../../look/toggle.tsx';
import { TABLET } from '../../look/tokens.ts';
import { deviceId } from '../../operations/device.ts';
import { useUnsent } from '../../operations/unsent.ts';

export function SettingsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { title } = useEvent();
  const { scheme, hand, hasSound, set } = usePreferences();
  return (
    <Page title={t('settings.title')}>
      <Group label={t('settings.event')}>
        <Button kind="second" onClick={() => void navigate('/events')} css={split}>
          <span css={{ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'left' }}>{title}</span>
          <span css={{ flex: 'none', color: 'var(--highlight)', fontSize: '1rem' }}>{t('settings.change_event')}</span>
        </Button>
      </Group>
      <LanguageChoice />
      <div css={switches}>
        <Toggle label={t('settings.sound')} isOn={hasSound} onChange={(isOn) => set({ hasSound: isOn })} />
        <Toggle
          label={t('settings.light')}
          isOn={scheme === 'light'}
          onChange={(isOn) => set({ scheme: isOn ? 'light' : 'dark' })}
        />
        <div css={{ display: 'none', [TABLET]: { display: 'grid' } }}>
          <Toggle
            label={t('settings.left_hand')}
            isOn={hand === 'left'}
            onChange={(isOn) => set({ hand: isOn ? 'left' : 'right' })}
          />
        </div>
      </div>
      <LogOut />
    </Page>
  );
}

function LanguageChoice() {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  const languages = Object.keys(STAFF_LANGUAGES) as StaffLanguage[]; // keys of a literal object are its own names
  return (
    <Group label={t('settings.language')}>
      <div css={switches}>
        {languages.map((one) => (
          <Toggle key={one} label={STAFF_LANGUAGES[one]} isOn={one === language} onChange={() => setLanguage(one)} />
        ))}
      </div>
    </Group>
  );
}

function LogOut() {
  const { t } = useTranslation();
  const api = useApi();
  const queries = useQueryClient();
  const end = useSession((session) => session.end);
  const who = useQuery(queryOf(api, routes.authDetail, {}));
  const unsent = useUnsent((store) => store.operations.length);

  async function logOut() {
    await api(routes.logout, {});
    queries.clear();
    end();
  }

  return (
    <div css={{ display: 'grid', gap: 12, marginTop: 'auto', color: 'var(--quiet)' }}>
      {unsent > 0 && <p>{t('settings.unsent_stays', { count: unsent })}</p>}
      <p css={{ padding: '0 4px', overflowWrap: 'anywhere' }}>
        {who.data && `${t('settings.logged_in_as', { name: who.data.data.name })} · `}
        {t('settings.device')} {deviceId().slice(-6).toUpperCase()}
      </p>
      <Button kind="second" onClick={() => void logOut()} css={{ color: 'var(--text)' }}>
        {t('settings.log_out')}
      </Button>
    </div>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label}>
      <p css={{ padding: '0 4px 8px', color: 'var(--quiet)', fontWeight: 500 }}>{label}</p>
      {children}
    </div>
  );
}

const split = css({ justifyContent: 'space-between', fontSize: '1.125rem' });
const switches = css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 10 });
