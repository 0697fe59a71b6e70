import { limitAt, type RemoteFamily, setTemplateCanary } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../data.ts';
import { Field } from '../../parts/field.tsx';
import { Problem, useReason } from '../../parts/problem.tsx';
import { ToolSelect } from '../../parts/tool-select.tsx';
import { useRefreshFamilies, versionsQuery } from './use-families.ts';

interface CanaryProps {
  family: RemoteFamily;
  promoted: string;
  onSaid: (text: string) => void;
}

const FIRST_SHARE = 5;

/** A version on trial with a share of the guests, which a slider sets. Ending a trial is the roll back's. */
export function Canary({ family, promoted, onSaid }: CanaryProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const refresh = useRefreshFamilies();
  const { name, canary } = family;
  const candidates = (useQuery(versionsQuery(name)).data?.data ?? [])
    .map(({ version }) => version)
    .filter((version) => version !== promoted);
  const [chosen, setChosen] = useState(canary?.version);
  const [percent, setPercent] = useState(canary?.percent ?? FIRST_SHARE);
  const version = chosen ?? candidates[0];
  const save = useMutation({
    mutationFn: (wanted: { version: string; percent: number }) =>
      api(routes.setTemplateCanary, { params: { name }, body: wanted }),
    onSuccess: async (_, wanted) => {
      await refresh();
      onSaid(t('registry.saved', wanted));
    },
  });
  if (!version) return <p css={{ margin: '16px 0 0', color: ledger.muted }}>{t('registry.no_candidates')}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ version, percent });
  };
  return (
    <form onSubmit={submit} css={form}>
      <h3 css={{ margin: 0, fontSize: 15, fontWeight: 700 }}>{t('registry.canary')}</h3>
      <p css={{ margin: '2px 0 12px', color: ledger.muted }}>{t('registry.canary_advice')}</p>
      <div css={fields}>
        <ToolSelect
          label={t('registry.canary_version')}
          value={version}
          options={candidates.map((value) => ({ value, text: value }))}
          onChange={setChosen}
        />
        <Field label={`${t('registry.share')}: ${percent}%`}>
          {(parts) => (
            <input
              {...parts}
              type="range"
              min={1}
              max={limitAt(setTemplateCanary.body, 'percent')}
              value={percent}
              aria-valuetext={t('registry.share_of', { percent })}
              onChange={({ currentTarget }) => setPercent(currentTarget.valueAsNumber)}
              css={{ display: 'block', width: '100%', height: 28, margin: 0, accentColor: ledger.brand }}
            />
          )}
        </Field>
        <Button type="submit" disabled={save.isPending || (canary?.version === version && canary.percent === percent)}>
          {t(canary ? 'registry.set' : 'registry.start')}
        </Button>
      </div>
      {save.isError && <Problem>{reason(save.error)}</Problem>}
    </form>
  );
}

const form = { marginTop: 18, paddingTop: 16, borderTop: `1px solid ${ledger.line}` } as const;

const fields = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 300px) minmax(160px, 1fr) auto',
  alignItems: 'end',
  gap: 20,
  '@container (max-width: 720px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 },
} as const;
