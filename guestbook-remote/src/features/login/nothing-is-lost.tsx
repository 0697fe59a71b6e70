import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useQuery } from '@tanstack/react-query';
import { useUsher } from '../../device/role.ts';
import { useServices } from '../../device/services.tsx';
import { CloudClock } from '../../design/icons.tsx';
import { countUnsent } from '../../event-store/index.ts';

/** For an usher whose session ended by itself: why the desk has gone, and that the work has not. */
export function NothingIsLost() {
  const { t } = useTranslation();
  const services = useServices();
  const wasHere = useUsher(({ name }) => name !== undefined);
  const { data: unsent = 0 } = useQuery({ queryKey: ['unsent'], queryFn: () => countUnsent(services) });
  if (!wasHere && unsent === 0) return null;
  return (
    <div role="status" css={box}>
      <CloudClock size={24} />
      <p>
        {t('sync.logged_out')}
        {unsent > 0 && (
          <span css={{ display: 'block', fontWeight: 500 }}>{t('sync.here_long', { count: unsent })}</span>
        )}
      </p>
    </div>
  );
}

const box = css({
  display: 'flex',
  gap: 12,
  padding: '12px 14px',
  border: '2px dashed currentColor',
  borderRadius: 10,
  fontSize: 15,
  fontWeight: 700,
  lineHeight: 1.45,
  '& svg': { flex: 'none' },
});
