import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

interface NoticeProps {
  title: string;
  children?: ReactNode;
  action?: { label: string; onClick: () => void };
}

/** A page or a list that has nothing to show, and what to do about it. */
export function Notice({ title, children, action }: NoticeProps) {
  return (
    <div role="status" css={notice}>
      <h2 css={{ fontSize: '1.375rem', lineHeight: 1.25, textWrap: 'balance' }}>{title}</h2>
      {children && <p css={{ color: 'var(--quiet)', fontSize: '1.0625rem', textWrap: 'pretty' }}>{children}</p>}
      {action && (
        <div css={{ marginTop: 12, width: '100%', maxWidth: 360 }}>
          <Button kind="second" onClick={action.onClick}>
            {action.label}
          </Button>
        </div>
      )}
    </div>
  );
}

const notice = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 8,
  padding: '40px 24px',
  textAlign: 'center',
});
