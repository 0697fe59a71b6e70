import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useEditor } from '../editor-context.tsx';
import { type PanelId, panelOf } from '../panels/panel-list.ts';
import { usePanel } from '../use-panel.ts';
import { WarningIcon } from '../../../parts/icons.tsx';

interface PanelLinkProps {
  panel: PanelId;
  /** Guests do not see it. */
  isHidden?: boolean;
  children?: ReactNode;
}

/** Opens a panel; marked when it is open, and when something in it was refused. */
export function PanelLink({ panel, isHidden = false, children }: PanelLinkProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const { panel: open, isWide } = usePanel();
  const hasProblem = useEditor(({ problems }) => [...problems.keys()].some((path) => panelOf(path) === panel));
  const params = new URLSearchParams(search);
  params.set('panel', panel);
  return (
    <Link
      to={`?${params.toString()}`}
      replace={isWide}
      aria-current={open === panel ? 'true' : undefined}
      data-hidden={isHidden || undefined}
      css={link}
    >
      <span css={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {t(`editor.panel.${panel}`)}
      </span>
      {hasProblem && (
        <span role="img" aria-label={t('editor.problem.here')} css={{ display: 'grid', color: ledger.danger }}>
          <WarningIcon size={16} />
        </span>
      )}
      {children}
    </Link>
  );
}

const link = {
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: 1,
  minWidth: 0,
  height: 44,
  borderRadius: 8,
  color: 'var(--mantine-color-text)',
  fontWeight: 600,
  textDecoration: 'none',
  '&[data-hidden] > :first-child': {
    color: ledger.muted,
    fontWeight: 500,
    textDecoration: 'line-through',
  },
} as const;
