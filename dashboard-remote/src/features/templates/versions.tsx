import type { PublishedVersion, RemoteFamily } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TickIcon } from '../../parts/icons.tsx';
import { Problem, useReason } from '../../parts/problem.tsx';
import { ago } from '../../parts/times.ts';
import { Block } from './block.tsx';
import { Findings } from './findings.tsx';
import { Promote } from './promote.tsx';
import { versionsQuery } from './use-families.ts';

/** Every published version, the newest first: who, when, how heavy, what the checks said, and what guests see of it. */
export function Versions({ family, onSaid }: { family: RemoteFamily; onSaid: (text: string) => void }) {
  const { t } = useTranslation();
  const reason = useReason();
  const query = useQuery(versionsQuery(family.name));
  const [promoting, setPromoting] = useState<PublishedVersion>();
  const versions = query.data?.data;
  return (
    <Block title={t('registry.versions')}>
      {query.isError && (
        <div css={{ padding: '0 20px 20px' }}>
          <Problem>{reason(query.error)}</Problem>
        </div>
      )}
      {query.isPending && <Skeleton h={64} m={16} />}
      {versions?.length === 0 && <p css={{ margin: 0, padding: '0 20px 20px' }}>{t('registry.no_versions')}</p>}
      <ol css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {versions?.map((version) => (
          <Version
            key={version.version}
            version={version}
            now={query.dataUpdatedAt}
            isWaiting={family.waiting?.version === version.version}
            onPromote={() => setPromoting(version)}
          />
        ))}
      </ol>
      {promoting && (
        <Promote family={family} version={promoting} onSaid={onSaid} onClose={() => setPromoting(undefined)} />
      )}
    </Block>
  );
}

interface VersionProps {
  version: PublishedVersion;
  now: number;
  isWaiting: boolean;
  onPromote: () => void;
}

function Version({ version: published, now, isWaiting, onPromote }: VersionProps) {
  const { t, i18n } = useTranslation();
  const { version, state, contract, bytes, published_at, published_by, signed_with, findings } = published;
  const facts = [
    `${ago(published_at, i18n.language, now)}${published_by ? ` ${t('registry.by', { name: published_by })}` : ''}`,
    t('registry.size', { number: Math.round(bytes / 1000).toLocaleString(i18n.language) }),
    t(contract.min === contract.max ? 'registry.one_contract' : 'registry.contract', contract),
    signed_with ? t('registry.signed', { label: signed_with }) : t('registry.unsigned'),
  ];
  return (
    <li css={line}>
      <div css={{ minWidth: 0 }}>
        <span css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' }}>
          <b css={{ fontSize: 15, overflowWrap: 'anywhere' }}>{version}</b>
          <span data-state={state} css={chip}>
            {t(`registry.state.${state}`)}
          </span>
          {isWaiting && (
            <span data-state="canary" css={chip}>
              {t('registry.waiting')}
            </span>
          )}
        </span>
        <ul css={list}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {findings.length > 0 ? (
          <details css={{ marginTop: 4 }}>
            <summary css={summary}>{t('registry.findings', { count: findings.length })}</summary>
            <Findings findings={findings} />
          </details>
        ) : (
          <span css={passed}>
            <TickIcon size={16} /> {t('registry.all_passed')}
          </span>
        )}
      </div>
      {state !== 'promoted' && (
        <Button variant="default" onClick={onPromote}>
          {t('registry.promote')}
        </Button>
      )}
    </li>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '10px 16px',
  padding: '14px 20px',
  borderTop: `1px solid ${ledger.line}`,
  '@container (max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
} as const;

const list = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 18px',
  margin: '4px 0 0',
  padding: 0,
  color: ledger.muted,
  listStyle: 'none',
  overflowWrap: 'anywhere',
} as const;

const chip = {
  padding: '2px 8px',
  borderRadius: 7,
  background: ledger.ground,
  color: ledger.muted,
  fontSize: 13,
  fontWeight: 600,
  '&[data-state=promoted]': { background: ledger.brand, color: ledger.onBrand },
  '&[data-state=canary]': { background: ledger.accent, color: ledger.onAccent },
} as const;

const summary = {
  minHeight: 32,
  lineHeight: '32px',
  color: ledger.warning,
  fontWeight: 600,
  cursor: 'pointer',
} as const;

const passed = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  marginTop: 6,
  color: ledger.success,
  fontWeight: 600,
} as const;
