import { tagOf } from '@janur/contracts/languages';
import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { languageName, useLanguage } from '@janur/ui';
import { useNavigate } from 'react-router';
import { useEventState, useEvent } from '../../check-in/open-event.tsx';
import { usePreferences } from '../../device/preferences.ts';
import { Button } from '../../design/button.tsx';
import { Group } from '../../design/group.tsx';
import { Page } from '../../design/page.tsx';
import { Toggle } from '../../design/toggle.tsx';
import { TABLET } from '../../design/tokens.ts';
import { OfflineGroup } from '../offline/offline-group.tsx';
import { DeviceCare } from './device-care.tsx';
import { LogOut } from './log-out.tsx';

export function SettingsPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { title } = useEvent();
  const gate = useEventState((state) => state.gate);
  const peers = useEventState((state) => state.peers.length);
  const { scheme, hand, set } = usePreferences();
  const isLeft = hand === 'left';
  return (
    <Page title={t('settings.title')}>
      <Group label={t('settings.event')}>
        <Choice value={title} action={t('settings.change_event')} onClick={() => void navigate('/events')} />
      </Group>
      <Group label={t('gate.label')}>
        <Choice
          value={gate ?? t('gate.none')}
          action={t('settings.change_gate')}
          onClick={() => void navigate('/gate')}
        />
      </Group>
      <LanguageChoice />
      <div css={switches}>
        <Toggle
          label={t('settings.light')}
          isOn={scheme === 'light'}
          onChange={(isOn) => set({ scheme: isOn ? 'light' : 'dark' })}
        />
        <div css={{ display: 'none', [TABLET]: { display: 'grid' } }}>
          <Toggle
            label={t('settings.left_hand')}
            isOn={isLeft}
            onChange={(isOn) => set({ hand: isOn ? 'left' : 'right' })}
          />
        </div>
      </div>
      <Group label={t('settings.screens')}>
        <div css={switches}>
          <Button kind="second" css={small} onClick={() => void navigate('/welcome')}>
            {t('settings.welcome')}
          </Button>
          <Button kind="second" css={small} onClick={() => void navigate('/wishes-wall')}>
            {t('settings.wall')}
          </Button>
        </div>
      </Group>
      <OfflineGroup />
      <Group label={t('mesh.title')}>
        <Choice
          value={t('mesh.count', { count: peers })}
          action={t('mesh.open')}
          onClick={() => void navigate('/connect')}
        />
      </Group>
      <DeviceCare />
      <Button kind="second" css={small} onClick={() => void navigate('/password')}>
        {t('password.change')}
      </Button>
      <LogOut />
    </Page>
  );
}

function Choice({ value, action, onClick }: { value: string; action: string; onClick: () => void }) {
  return (
    <Button kind="second" onClick={onClick} css={split}>
      <span css={{ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'left' }}>{value}</span>
      <span css={{ flex: 'none', color: 'var(--highlight)', fontSize: '1rem' }}>{action}</span>
    </Button>
  );
}

function LanguageChoice() {
  const { t } = useTranslation();
  const { language, languages, setLanguage } = useLanguage();
  return (
    <Group label={t('settings.language')}>
      <div css={names}>
        {languages.map((one) => (
          <Toggle
            key={one}
            lang={tagOf(one)}
            label={languageName(one)}
            isOn={one === language}
            onChange={() => setLanguage(one)}
          />
        ))}
      </div>
    </Group>
  );
}

const split = css({ justifyContent: 'space-between', minHeight: 64, fontSize: '1.125rem' });
const small = css({ minHeight: 64, fontSize: '1.0625rem' });
const switches = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))',
  gap: 10,
});
const names = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7.5rem, 100%), 1fr))',
  gap: 8,
  '& button': { gap: 6, padding: '8px 6px' },
});
