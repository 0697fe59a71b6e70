import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Notice } from '../frame/problem-screens.tsx';

/** Nothing found, or nothing there yet: only the first has something to undo. */
export function ClientsEmpty({ isNarrowed, allHref }: { isNarrowed: boolean; allHref: string }) {
  const { t } = useTranslation();
  return (
    <div role="status" css={{ display: 'grid', minHeight: 360, borderTop: `1px solid ${ledger.border}` }}>
      <Notice
        drawing={<EmptyTray />}
        title={t(isNarrowed ? 'clients.nothing_found' : 'clients.none_yet')}
        advice={t(isNarrowed ? 'clients.nothing_found_advice' : 'clients.none_yet_advice')}
        action={
          isNarrowed && (
            <Button component={Link} to={allHref} h={44}>
              {t('clients.show_all')}
            </Button>
          )
        }
      />
    </div>
  );
}

function EmptyTray() {
  return (
    <svg width={148} height={104} viewBox="0 0 148 104" fill="none" aria-hidden="true">
      <g stroke={ledger.brand} strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
        <path d="M48,14L92,8l5,40H52z" fill={ledger.accent} />
        <path d="M52,22l20,14 19,-19" strokeWidth={1.6} />
        <path d="M22,48h28l6,12h36l6,-12h28l-8,44H30z" fill={ledger.card} />
        <path d="M8,98h132" strokeWidth={1.6} opacity={0.45} />
      </g>
    </svg>
  );
}
