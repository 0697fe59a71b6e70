import { useTranslation } from '@janur/i18n';
import type { Screen } from '../check-in/screen.ts';
import { saidOf } from '../features/verdict/admitting.tsx';
import { refusalOf } from '../features/verdict/refused.tsx';
import { titleOf } from '../features/verdict/several.tsx';
import { hidden } from '../design/hidden.ts';

/** The verdict as one sentence for screen readers. The region is there before the news is. */
export function VerdictNews({ screen }: { screen: Screen }) {
  const { t } = useTranslation();
  return (
    <p role="alert" css={hidden}>
      {newsOf(screen, t)}
    </p>
  );
}

function newsOf(screen: Screen, t: (key: string) => string): string {
  switch (screen.state) {
    case 'admitting': {
      const { verdict } = screen;
      const name = verdict.code === 'no_data_yet' ? verdict.guest_code : verdict.guest.name;
      return `${t(`said.${saidOf(verdict)}.word`)}: ${name}`;
    }
    case 'in':
      return `${t(`said.${screen.verdict.code}.word`)}: ${screen.verdict.guest.name}`;
    case 'arrived':
      return `${t('said.arrived.word')}: ${screen.arrival.name}`;
    case 'refused':
      return `${t('said.refused.word')}: ${t(refusalOf(screen.verdict))}`;
    case 'several':
      return t(titleOf(screen.verdict));
    case 'failed':
      return t(screen.why === 'storage' ? 'said.failed.title' : 'said.overtaken.title');
    default:
      return '';
  }
}
