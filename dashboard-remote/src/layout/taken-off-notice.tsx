import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, Portal } from '@mantine/core';
import { useNavigate } from 'react-router';
import { WarningIcon } from '../parts/icons.tsx';
import { TAKEN_OFF_PATH } from '../session/return-path.ts';

/** Over whatever is open: nothing can be saved any more, and what was typed stays to be copied until she leaves. */
export function TakenOffNotice() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Portal>
      <div role="alert" css={notice}>
        <WarningIcon size={20} css={{ flex: 'none' }} />
        <span css={{ flex: '1 1 220px', minWidth: 0 }}>
          <b css={{ display: 'block', fontWeight: 700 }}>{t('frame.taken_off')}</b>
          {t('frame.taken_off_advice')}
        </span>
        <Button variant="default" onClick={() => void navigate(TAKEN_OFF_PATH)}>
          {t('frame.leave')}
        </Button>
      </div>
    </Portal>
  );
}

const notice = {
  position: 'fixed',
  insetBlockStart: 'calc(10px + env(safe-area-inset-top))',
  insetInline: 10,
  // above sheets
  zIndex: 500,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  maxWidth: 640,
  marginInline: 'auto',
  padding: '12px 14px',
  borderRadius: 14,
  background: ledger.accent,
  color: ledger.onAccent,
  fontSize: 14,
  lineHeight: 1.4,
  boxShadow: '0 10px 30px rgb(0 0 0 / 24%)',
} as const;
