import type { DataOf, createClient, createClientWithOption } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { FONT_TITLE, ledger, shadow } from '@janur/ui';
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { Link, useBlocker } from 'react-router';
import { CopyIcon, TickIcon } from '../../../parts/icons.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { spoken } from '../../../parts/styles.ts';

export type Made = DataOf<typeof createClient> | DataOf<typeof createClientWithOption>;

interface AccountMadeProps {
  made: Made;
  name: string;
  /** Undefined where the address comes later. */
  slug: string | undefined;
}

/** The couple's account with its password, which is never shown again. */
export function AccountMade({ made, name, slug }: AccountMadeProps) {
  const { t } = useTranslation();
  const { copy, copied } = useClipboard({ timeout: 2500 });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const [isKept, setIsKept] = useState(false);
  const { id, user_name, password } = made;
  const account = t('editor.made.text', {
    name,
    address: new URL('/dashboard', location.origin).href,
    user_name,
    password,
  });

  return (
    <div css={{ width: 'min(560px, 100%)', margin: '0 auto', fontSize: 14, fontWeight: 500 }}>
      <h1 ref={heading} tabIndex={-1} css={{ margin: 0, outline: 'none', font: `400 32px/1.1 ${FONT_TITLE}` }}>
        {t('editor.made.title', { name })}
      </h1>
      <div css={card}>
        <p css={{ margin: 0 }}>
          {t('editor.made.once')} <b css={{ fontWeight: 700 }}>{t('editor.made.hours')}</b>
        </p>
        <dl css={facts}>
          {slug !== undefined && (
            <>
              <dt>{t('editor.address')}</dt>
              <dd>/{slug}</dd>
            </>
          )}
          <dt>{t('editor.made.user_name')}</dt>
          <dd>{user_name}</dd>
          <dt>{t('editor.made.password')}</dt>
          <dd css={{ fontSize: 17, whiteSpace: 'nowrap' }}>{password}</dd>
        </dl>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 10 }}>
          <Button
            variant="default"
            h={48}
            leftSection={copied ? <TickIcon /> : <CopyIcon />}
            onClick={() => {
              copy(account);
              setIsKept(true);
            }}
          >
            {t(copied ? 'editor.made.copied' : 'editor.made.copy')}
          </Button>
          <Button
            component={Link}
            to={'option_id' in made ? `/clients/${id}?option=${made.option_id}` : `/clients/${id}`}
            h={48}
          >
            {t(slug === undefined ? 'editor.new_slug.add' : 'editor.made.edit')}
          </Button>
        </div>
        <LeaveUncopied isKept={isKept} />
        <p role="status" css={spoken}>
          {copied ? t('editor.made.copied') : ''}
        </p>
      </div>
    </div>
  );
}

/** What is shown once is not left by accident: not by a link, not by the back button, not by closing the window. */
function LeaveUncopied({ isKept }: { isKept: boolean }) {
  const { t } = useTranslation();
  const blocker = useBlocker(() => !isKept);
  useEffect(() => {
    if (isKept) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isKept]);
  if (blocker.state !== 'blocked') return null;
  return (
    <Sheet
      place="middle"
      title={t('editor.made.leave_title')}
      onClose={() => blocker.reset()}
      actions={
        <>
          <Button variant="default" onClick={() => blocker.proceed()}>
            {t('editor.made.go')}
          </Button>
          <Button onClick={() => blocker.reset()}>{t('editor.made.stay')}</Button>
        </>
      }
    >
      <p css={{ margin: 0 }}>{t('editor.made.leave')}</p>
    </Sheet>
  );
}

const card = {
  display: 'grid',
  gap: 18,
  marginTop: 18,
  padding: 'clamp(18px, 4vw, 28px)',
  border: `1px solid ${ledger.border}`,
  borderRadius: 14,
  background: 'var(--ledger-card)',
  boxShadow: shadow,
} as const;

const facts = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '10px clamp(12px, 3vw, 20px)',
  margin: 0,
  padding: '16px clamp(14px, 3vw, 18px)',
  borderRadius: 10,
  background: 'var(--mantine-color-body)',
  '& dt': { color: ledger.muted },
  '& dd': { margin: 0, fontWeight: 700, overflowWrap: 'anywhere' },
} as const;
