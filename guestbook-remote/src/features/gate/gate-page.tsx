import { LIMITS } from '@janur/contracts/limits';
import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useEventStore, useEventState } from '../../check-in/open-event.tsx';
import { usePreferences } from '../../device/preferences.ts';
import { Button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';
import { useTabTitle } from '../../design/use-tab-title.ts';

const LETTERS = ['A', 'B', 'C', 'D'];
/** As the server takes it. */

/** Asked once a device: the other gates see the name beside each guest who came in here. */
export function GateQuestion() {
  const set = usePreferences((preferences) => preferences.set);
  return <GateForm onDone={() => set({ isGateAsked: true })} />;
}

/** The same, from the settings. */
export function GatePage() {
  const navigate = useNavigate();
  return <GateForm onDone={() => void navigate('/settings')} />;
}

function GateForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const store = useEventStore();
  useTabTitle(t('gate.title'));
  const gate = useEventState((state) => state.gate);
  const [name, setName] = useState(gate ?? '');

  async function choose(chosen: string | null) {
    await store.setGate(chosen);
    onDone();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void choose(name.trim() || null);
  }

  return (
    <main css={page}>
      <div>
        <p css={{ color: 'var(--highlight)', fontWeight: 600 }}>{store.event.title}</p>
        <h1 css={{ paddingTop: 4, fontSize: '1.875rem', fontWeight: 800, lineHeight: 1.12, letterSpacing: '-0.02em' }}>
          {t('gate.title')}
        </h1>
        <p css={{ paddingTop: 10, color: 'var(--quiet)', fontSize: '1.0625rem' }}>{t('gate.hint')}</p>
      </div>
      <ul css={letters}>
        {LETTERS.map((letter) => (
          <li key={letter}>
            <Button kind="second" onClick={() => void choose(t('gate.name', { letter }))}>
              {t('gate.name', { letter })}
            </Button>
          </li>
        ))}
      </ul>
      <form css={{ display: 'grid', gap: 12 }} onSubmit={submit}>
        <Field
          label={t('gate.other')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          maxLength={LIMITS.gate}
          autoComplete="off"
        />
        <Button type="submit" kind="second">
          {t('gate.save')}
        </Button>
      </form>
      <Button css={{ marginTop: 'auto' }} onClick={() => void choose(null)}>
        {t('gate.single')}
      </Button>
    </main>
  );
}

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  width: '100%',
  maxWidth: 560,
  minHeight: '100dvh',
  margin: '0 auto',
  padding: 'max(32px, 7dvh) 16px 24px',
});

const letters = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 10,
  // never three and one
  '@media (min-width: 600px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
