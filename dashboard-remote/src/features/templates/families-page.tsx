import { useTranslation } from '@janur/i18n';
import { Button, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { FramesIcon, UploadIcon } from '../../parts/icons.tsx';
import { ProblemPage } from '../../layout/problem-pages.tsx';
import { useAccount } from '../../session/use-session.ts';
import { Empty } from '../../parts/empty.tsx';
import { card } from '../../parts/styles.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { FamilyCard } from './family-card.tsx';
import { KeyList } from './key-list.tsx';
import { PublishSheet } from './publish-sheet.tsx';
import { useFamilies } from './use-families.ts';

/** Template families: an admin's all, a designer's own. */
export function FamiliesPage() {
  const { t } = useTranslation();
  const { role } = useAccount();
  const { data: families, isError, refetch } = useFamilies();
  const [isPublishing, setIsPublishing] = useState(false);
  const who = role === 'DESIGNER' ? 'designer' : 'admin';
  return (
    <>
      <PageHead
        title={t('registry.title')}
        note={t(`registry.note_${who}`)}
        actions={
          <>
            <Button component={Link} variant="default" to="/playground">
              <FramesIcon /> {t('registry.preview')}
            </Button>
            <Button onClick={() => setIsPublishing(true)}>
              <UploadIcon /> {t('registry.publish')}
            </Button>
          </>
        }
      />
      {families?.length === 0 && (
        <section css={card}>
          <Empty title={t('registry.none_yet')} advice={t(`registry.none_yet_${who}`)} />
        </section>
      )}
      {families && families.length > 0 && (
        <ul aria-label={t('registry.title')} css={grid}>
          {families.map((family) => (
            <FamilyCard key={family.name} family={family} />
          ))}
        </ul>
      )}
      {!families && isError && (
        <ProblemPage
          title={t('registry.failed')}
          advice={t('problem.check_connection')}
          onRetry={() => void refetch()}
        />
      )}
      {!families && !isError && (
        <div role="status" aria-label={t('registry.loading')} css={grid}>
          {[1, 2, 3, 4].map((key) => (
            <Skeleton key={key} h={236} radius={14} />
          ))}
        </div>
      )}
      <KeyList />
      {isPublishing && <PublishSheet onClose={() => setIsPublishing(false)} />}
    </>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(272px, 100%), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;
