import { useTranslation } from '@janur/i18n';
import { PASSWORD_WAITS_HOURS } from '@janur/contracts';
import { ledger } from '@janur/ui';
import { CopyButton } from '../copy-button.tsx';
import { CardFigure } from './card-figure.tsx';

interface ShownOnceProps {
  name: string;
  username: string;
  password: string;
  /** Of the card; without one it carries the password. */
  cardToken?: string;
  /** Where one logs in. */
  path: string;
  /** What is said in place of the usual hours. */
  advice?: string;
}

/** A password that was just made: copied, told or scanned now, and nowhere to be seen afterwards. */
export function ShownOnce({ name, username, password, cardToken, path, advice }: ShownOnceProps) {
  const { t } = useTranslation();
  const message = t('ushers.message', { address: location.origin + path, username, password });
  return (
    <div role="status" css={{ display: 'grid', gap: 16 }}>
      <p css={{ margin: 0, color: ledger.warning, fontWeight: 600, lineHeight: 1.5 }}>
        {advice ?? t('ushers.shown_once', { hours: PASSWORD_WAITS_HOURS })}
      </p>
      <dl css={box}>
        <dt>{t('ushers.username')}</dt>
        <dd>
          <code data-secret="username">{username}</code>
          <CopyButton text={username} label={t('ushers.copy_username')} />
        </dd>
        <dt>{t('ushers.password_label')}</dt>
        <dd>
          <code data-secret="password">{password}</code>
          <CopyButton text={password} label={t('ushers.copy_password')} />
        </dd>
      </dl>
      <CopyButton text={message} label={t('ushers.copy_both')}>
        {t('ushers.copy_both')}
      </CopyButton>
      <CardFigure
        name={name}
        card={cardToken === undefined ? { username, password } : { username, card_token: cardToken }}
      />
    </div>
  );
}

const box = {
  margin: 0,
  padding: '14px 8px 6px 16px',
  border: `1px solid ${ledger.border}`,
  borderRadius: 12,
  background: ledger.head,
  '& dt': { color: ledger.muted },
  '& dd': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8, margin: 0 },
  '& code': {
    font: '600 19px/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
} as const;
