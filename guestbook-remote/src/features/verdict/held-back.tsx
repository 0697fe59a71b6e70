import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useCheckIn } from '../../check-in/open-event.tsx';
import { Warning } from '../../design/icons.tsx';

/** Another guest's code was read too early. It stands over the buttons, which stay where they are. */
export function HeldBack() {
  const { t } = useTranslation();
  const who = useCheckIn(({ heldBack }) => heldBack);
  return (
    <div role="status">
      {who !== undefined && (
        <p css={strip}>
          <Warning size={22} />
          {t('verdict.held_back', { who })}
        </p>
      )}
    </div>
  );
}

const strip = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '10px 14px',
  borderRadius: 14,
  background: 'var(--wash)',
  fontWeight: 700,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none' },
});
