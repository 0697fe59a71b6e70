import { useTranslation } from '@janur/i18n';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { FootSheet } from './foot-sheet.tsx';
import { FilterIcon } from './icons.tsx';

interface FilterButtonProps {
  /** How many of the choices inside narrow the list now. */
  count: number;
  /** The choices, each as wide as the sheet. */
  children: ReactNode;
}

/** On a phone what narrows a list stands in a sheet, so that the list is in sight. */
export function FilterButton({ count, children }: FilterButtonProps) {
  const { t, i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="default" flex="none" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <FilterIcon /> {t('parts.filter')}{' '}
        {count > 0 && <b data-number="filters">{count.toLocaleString(i18n.language)}</b>}
      </Button>
      {isOpen && (
        <FootSheet
          title={t('parts.filter')}
          isWide={false}
          onClose={close}
          actions={
            <Button flex={1} onClick={close}>
              {t('parts.filter_done')}
            </Button>
          }
        >
          <div css={stack}>{children}</div>
        </FootSheet>
      )}
    </>
  );
}

const stack = {
  display: 'grid',
  gap: 10,
  paddingBottom: 16,
  '& > *': { marginInline: 0 },
} as const;
