import { useTranslation } from '@janur/i18n';
import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { FootSheet } from './foot-sheet.tsx';
import { MenuIcon } from './icons.tsx';

/** Where the sidebar has no room, a row of many things to do has none either. */
const NARROW = '(max-width: 63.99em)';

/** All that can be done in one row; where that is too long, `deeds` stand below each other in a sheet. */
export function MoreDeeds({ deeds, children }: { deeds: ReactNode; children: ReactNode }) {
  const { t } = useTranslation();
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const [isOpen, setOpen] = useState(false);
  if (!deeds || !isNarrow) {
    return (
      <>
        {deeds}
        {children}
      </>
    );
  }
  const words = t('parts.more_deeds');
  return (
    <>
      {children}
      <ActionIcon
        variant="default"
        size={44}
        aria-label={words}
        title={words}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <MenuIcon size={20} />
      </ActionIcon>
      {isOpen && (
        <FootSheet title={words} isWide={false} onClose={() => setOpen(false)}>
          <div css={list}>{deeds}</div>
        </FootSheet>
      )}
    </>
  );
}

const list = {
  display: 'grid',
  gap: 10,
  paddingBottom: 'env(safe-area-inset-bottom)',
  '& > *': { minWidth: 0 },
  '& label': { display: 'flex' },
  '& .mantine-Button-root': { width: '100%' },
} as const;
