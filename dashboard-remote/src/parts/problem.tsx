import { ApiError } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger, RefusedIcon } from '@janur/ui';
import type { ReactNode } from 'react';
import { failureText } from './problem-text.ts';

/** What went wrong, said at once, and brought into sight: a sheet's end may lie below its edge. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" ref={show} css={box}>
      <RefusedIcon css={{ flex: 'none', marginTop: 2 }} />
      <span>{children}</span>
    </p>
  );
}

// a browser of tests has no places
const show = (problem: HTMLElement | null) => problem?.scrollIntoView?.({ block: 'nearest' });

/** Why a call failed, for a person; `known` has a screen's own words for some kinds of failure. */
export function useReason(): (error: unknown, known?: Partial<Record<ApiError['code'], string>>) => string {
  const { t } = useTranslation();
  return (error, known = {}) => (error instanceof ApiError && known[error.code]) || failureText(t, error);
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
