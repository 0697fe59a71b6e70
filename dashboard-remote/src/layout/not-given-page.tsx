import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { Link } from 'react-router';
import { useHost } from '../parts/use-host.ts';
import { Notice } from './problem-pages.tsx';

/** For a co-host at the address of what the couple did not give: who can. */
export function NotGivenPage() {
  const { t } = useTranslation();
  const couple = useHost().data?.client_name;
  useDocumentTitle(`${t('co_hosts.not_given')} | Janur`);
  return (
    <Notice
      isPage
      drawing={<Sealed />}
      title={t('co_hosts.not_given')}
      advice={couple ? t('co_hosts.not_given_advice', { couple }) : t('co_hosts.not_given_by_couple')}
      action={
        <Button component={Link} to="/" h={44}>
          {t('problem.home')}
        </Button>
      }
    />
  );
}

/** A letter with a seal: nothing is broken, it is somebody else's to open. */
function Sealed() {
  return (
    <svg width={136} height={96} viewBox="0 0 136 96" fill="none" aria-hidden="true">
      <g stroke={ledger.brand} strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
        <rect x={18} y={14} width={100} height={66} rx={6} fill={ledger.card} />
        <path d="M18,22 64,52a7,7 0 0 0 8,0L118,22M18,78l34,-32M118,78L84,46" />
        <circle cx={68} cy={54} r={13} fill={ledger.accent} />
        <path d="M68,49v6M68,59v.1" />
        <path d="M4,92h128" strokeWidth={1.6} opacity={0.45} />
      </g>
    </svg>
  );
}
