import { ApiError } from '@janur/data';
import { type Translate, useTranslation } from '@janur/i18n';
import { ledger, RefusedIcon } from '@janur/ui';
import type { ReactNode } from 'react';

/** What went wrong, said at once. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" css={box}>
      <RefusedIcon css={{ flex: 'none', marginTop: 2 }} />
      <span>{children}</span>
    </p>
  );
}

/** Why a call failed, for a person: no answer, too many calls, a refusal known by its code, else the server's own sentence. */
export function useReason(): (error: unknown, known?: Partial<Record<ApiError['code'], string>>) => string {
  const { t } = useTranslation();
  return (error, known = {}) => reasonOf(t, error, known);
}

function reasonOf(t: Translate, error: unknown, known: Partial<Record<ApiError['code'], string>>): string {
  if (!(error instanceof ApiError)) return t('parts.no_answer');
  const own = known[error.code];
  if (own) return own;
  if (error.code === 'RATE_LIMITED') return t('parts.too_many', { seconds: error.retryAfter ?? 60 });
  return error.reason || t('parts.server_fault');
}

const box = {
  display: 'flex',
  gap: 10,
  margin: '14px 0 0',
  padding: '10px 14px',
  borderRadius: 10,
  background: ledger.dangerGround,
  color: ledger.danger,
  fontSize: 14,
  fontWeight: 600,
} as const;
