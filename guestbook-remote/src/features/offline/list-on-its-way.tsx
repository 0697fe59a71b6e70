import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useEventState } from '../../check-in/open-event.tsx';
import { grouped } from '../../design/amount.ts';

/** How far the first guest list has come; nothing once it is here. */
export function ListOnItsWay() {
  const { t, i18n } = useTranslation();
  const hasList = useEventState((state) => state.has_list);
  const arriving = useEventState((state) => state.arriving);
  const isAsking = useEventState((state) => state.is_syncing || state.link === 'online');
  if (hasList) return null;
  if (!isAsking && !arriving) return <p css={line}>{t('list.waiting')}</p>;
  if (!arriving) return <p css={line}>{t('list.coming')}</p>;
  const { guests, total } = arriving;
  const said = t('list.coming_of', {
    guests: grouped(guests, i18n.language),
    total: grouped(total, i18n.language),
  });
  return (
    <div css={line}>
      <p>{said}</p>
      <progress css={bar} aria-label={said} value={guests} max={total} />
      {!isAsking && <p>{t('list.waiting')}</p>}
    </div>
  );
}

const line = css({ '&&': { paddingTop: 10, fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.3 } });

/** In the colours of what it stands on: a verdict's ink, or the page's. */
const bar = css({
  display: 'block',
  width: '100%',
  maxWidth: 420,
  height: 10,
  margin: '8px 0',
  border: 0,
  borderRadius: 99,
  overflow: 'hidden',
  appearance: 'none',
  background: 'color-mix(in srgb, currentColor 22%, transparent)',
  color: 'inherit',
  '&::-webkit-progress-bar': { background: 'none' },
  '&::-webkit-progress-value': { background: 'currentColor' },
  '&::-moz-progress-bar': { background: 'currentColor' },
});
