import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import type { Verdict } from '../check-in/verdict.ts';

/** The verdict as one sentence for screen readers. The region is there before the news is. */
export function VerdictNews({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation();
  return (
    <p role="alert" css={hidden}>
      {newsOf(verdict, t)}
    </p>
  );
}

function newsOf(verdict: Verdict, t: (key: string) => string): string {
  switch (verdict.state) {
    case 'welcome':
    case 'arrived':
    case 'duplicate':
      return `${t(`verdict.${verdict.state}`)}: ${verdict.guest.name}`;
    case 'refused':
      return `${t('verdict.refused')}: ${t(`refusal.${verdict.refusal}.title`)}`;
    case 'unsent':
      return t(`unsent.${verdict.silence}`);
    default:
      return '';
  }
}

const hidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
