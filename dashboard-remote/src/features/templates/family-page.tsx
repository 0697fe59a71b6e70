import type { RemoteFamily } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { TemplatePicture } from '../../parts/templates/template-picture.tsx';
import { FramesIcon, UploadIcon } from '../../parts/icons.tsx';
import { NotFoundPage, ProblemPage } from '../../layout/problem-pages.tsx';
import { useAccount } from '../../session/use-session.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { useNamesOf } from './family-card.tsx';
import { Faults } from './faults.tsx';
import { MadeFor } from './made-for.tsx';
import { PublishSheet } from './publish-sheet.tsx';
import { Serving } from './serving.tsx';
import { previewHref, useFamilies } from './use-families.ts';
import { Versions } from './versions.tsx';
import { ClientsUsing } from './clients-using.tsx';

/** One family: what guests get of it, its versions, who wears it and what went wrong with it. */
export function FamilyPage() {
  const { t } = useTranslation();
  const { name } = useParams();
  const { data: families, isError, refetch } = useFamilies();
  const family = families?.find((known) => known.name === name);
  if (family) return <FamilyOf key={family.name} family={family} />;
  if (families) return <NotFoundPage />;
  if (!isError) return <div role="status" aria-label={t('registry.loading')} />;
  return (
    <ProblemPage
      isPage
      title={t('registry.failed')}
      advice={t('problem.check_connection')}
      onRetry={() => void refetch()}
    />
  );
}

function FamilyOf({ family }: { family: RemoteFamily }) {
  const { t } = useTranslation();
  const { role } = useAccount();
  const [isPublishing, setIsPublishing] = useState(false);
  const [said, setSaid] = useState('');
  const { name, owner, template_ids } = family;
  const names = useNamesOf(template_ids);
  return (
    <>
      <PageHead
        title={names || name}
        note={
          <>
            {name} · {owner ? t('registry.owner', { name: owner.name }) : t('registry.house')} ·{' '}
            <Link to="/templates" css={{ color: 'inherit' }}>
              {t('registry.back')}
            </Link>
          </>
        }
        actions={
          <>
            <Button component={Link} variant="default" to={previewHref(family)}>
              <FramesIcon /> {t('registry.preview')}
            </Button>
            <Button onClick={() => setIsPublishing(true)}>
              <UploadIcon /> {t('registry.publish')}
            </Button>
          </>
        }
      />
      <div css={looks}>
        {template_ids.map((id) => (
          <TemplatePicture key={id} id={id} size={64} />
        ))}
      </div>
      <p role="status" css={[saidStyle, { '&:empty': { display: 'none' } }]}>
        {said}
      </p>
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 }}>
        <Serving family={family} onSaid={setSaid} />
        <Versions family={family} onSaid={setSaid} />
        {role === 'ADMIN' && <ClientsUsing name={name} />}
        {role === 'ADMIN' && <MadeFor family={family} onSaid={setSaid} />}
        <Faults name={name} />
      </div>
      {isPublishing && <PublishSheet onClose={() => setIsPublishing(false)} />}
    </>
  );
}

const looks = { display: 'flex', flexWrap: 'wrap', gap: 10, marginBottom: 16 } as const;

const saidStyle = { margin: '0 0 12px', color: ledger.success, fontSize: 14, fontWeight: 600 } as const;
