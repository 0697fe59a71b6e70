import type { PublisherKey } from '@janur/contracts';
import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { FONT_TITLE, ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { KeyIcon } from '../../parts/icons.tsx';
import { card } from '../../parts/styles.ts';
import { useReason } from '../../parts/problem.tsx';
import { shortDay } from '../../parts/times.ts';

export const keysQuery = queryOf(api, routes.listPublisherKeys, {});

/** The keys with which this account signs what it publishes, and the way to take one back. */
export function KeyList() {
  const { t, i18n } = useTranslation();
  const keys = useQuery(keysQuery).data?.data;
  const [leaving, setLeaving] = useState<PublisherKey>();
  if (!keys) return null;
  return (
    <section aria-labelledby="keys" css={[card, { marginTop: 24, padding: '16px 20px' }]}>
      <h2 id="keys" css={{ margin: 0, font: `400 24px/1.2 ${FONT_TITLE}` }}>
        {t('registry.keys')}
      </h2>
      <p css={{ margin: '4px 0 8px', color: ledger.muted }}>
        {t(keys.length > 0 ? 'registry.keys_advice' : 'registry.keys_none')}
      </p>
      <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {keys.map((key) => (
          <li key={key.id} css={line}>
            <KeyIcon css={{ flex: 'none', color: ledger.muted }} />
            <span css={{ flex: '1 1 200px', minWidth: 0, lineHeight: 1.4 }}>
              <b css={{ overflowWrap: 'anywhere' }}>{key.label}</b>{' '}
              <span css={{ color: ledger.muted }}>
                {key.revoked_at
                  ? t('registry.revoked', { time: shortDay(key.revoked_at, i18n.language) })
                  : t('registry.since', { time: shortDay(key.created_at, i18n.language) })}
              </span>
              <code css={{ display: 'block', color: ledger.muted, fontSize: 13, overflowWrap: 'anywhere' }}>
                {key.public_key}
              </code>
            </span>
            {!key.revoked_at && (
              <Button variant="default" onClick={() => setLeaving(key)}>
                {t('registry.revoke')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaving && <RevokeKey publisherKey={leaving} onClose={() => setLeaving(undefined)} />}
    </section>
  );
}

function RevokeKey({ publisherKey: { id, label }, onClose }: { publisherKey: PublisherKey; onClose: () => void }) {
  const { t } = useTranslation();
  const reason = useReason();
  const queries = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => api(routes.revokePublisherKey, { params: { keyId: id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: keysQuery.queryKey });
      onClose();
    },
  });
  return (
    <Confirm
      title={t('registry.revoke_of', { label })}
      verb={t('registry.revoke')}
      isBusy={revoke.isPending}
      problem={revoke.isError ? reason(revoke.error) : undefined}
      onConfirm={() => revoke.mutate()}
      onClose={onClose}
    >
      <p css={{ margin: 0, lineHeight: 1.5 }}>{t('registry.revoke_advice')}</p>
    </Confirm>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 14px',
  padding: '10px 0',
  '& + &': { borderTop: `1px solid ${ledger.line}` },
} as const;
