import { useTranslation } from '@janur/i18n';
import { FONT_TITLE, ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface NoticeProps {
  drawing?: ReactNode;
  title: string;
  advice: string;
  /** The one thing to do. */
  action: ReactNode;
  /** It stands for the whole page. */
  isPage?: boolean;
}

/** One line drawing, what it is, what to do: for empty and broken places. */
export function Notice({ drawing = <UnpluggedDrawing />, title, advice, action, isPage = false }: NoticeProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div css={notice}>
      {drawing}
      <Heading css={{ margin: '20px 0 0', font: `400 28px/1.15 ${FONT_TITLE}`, textWrap: 'balance' }}>{title}</Heading>
      <p css={{ margin: '8px 0 22px', maxWidth: 420, color: 'var(--mantine-color-dimmed)' }}>{advice}</p>
      {action}
    </div>
  );
}

interface ProblemPageProps {
  title: string;
  advice: string;
  onRetry: () => void;
  /** It stands for the whole page, whose name is then what is wrong. */
  isPage?: boolean;
}

export function ProblemPage({ title, advice, onRetry, isPage = false }: ProblemPageProps) {
  const { t } = useTranslation();
  useDocumentTitle(isPage ? `${title} | Janur` : '');
  return (
    <div role="alert" css={{ display: 'grid', flex: 1 }}>
      <Notice
        isPage={isPage}
        title={title}
        advice={advice}
        action={
          <Button h={44} onClick={onRetry}>
            {t('problem.retry')}
          </Button>
        }
      />
    </div>
  );
}

export function NotFoundPage() {
  const { t } = useTranslation();
  useDocumentTitle(`${t('problem.not_found')} | Janur`);
  return (
    <Notice
      isPage
      title={t('problem.not_found')}
      advice={t('problem.not_found_advice')}
      action={
        <Button component={Link} to="/" h={44}>
          {t('problem.home')}
        </Button>
      }
    />
  );
}

/** A screen threw: only a fresh start is safe. */
export function CrashPage() {
  const { t } = useTranslation();
  return (
    <main css={{ minHeight: '100dvh', display: 'grid' }}>
      <ProblemPage
        isPage
        title={t('problem.crashed')}
        advice={t('problem.crashed_advice')}
        onRetry={() => location.reload()}
      />
    </main>
  );
}

function UnpluggedDrawing() {
  return (
    <svg width={168} height={96} viewBox="0 0 168 96" fill="none" aria-hidden="true">
      <g stroke={ledger.brand} strokeWidth={2} strokeLinecap="round" strokeLinejoin="round">
        <path d="M4,70C24,70 26,48 46,48h8" />
        <path d="M54,32h12a16,16 0 0 1 0,32H54z" fill={ledger.card} />
        <path d="M82,40h10M82,56h10" />
        <path d="M114,32h-6v32h6a16,16 0 0 0 16,-16v0a16,16 0 0 0-16,-16z" fill={ledger.accent} />
        <path d="M130,48h6C152,48 150,26 164,26" />
        <path d="M95,26l-4-10M101,26l4-10M98,74v10" strokeWidth={1.7} opacity={0.6} />
      </g>
    </svg>
  );
}

const notice = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  flex: 1,
  padding: '56px 20px',
  textAlign: 'center',
} as const;
