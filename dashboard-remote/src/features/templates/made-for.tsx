import type { RemoteFamily } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data.ts';
import { ClientPicker, type PickedClient } from '../../parts/client-picker.tsx';
import { Field } from '../../parts/field.tsx';
import { oneLine } from '../../parts/styles.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { Block } from './block.tsx';
import { useRefreshFamilies } from './use-families.ts';

/** spec §1: the clients that a family is the bespoke template of. Theirs shows it once its `is_custom_template` is set. */
export function MadeFor({ family, onSaid }: { family: RemoteFamily; onSaid: (text: string) => void }) {
  const { t } = useTranslation();
  const reason = useReason();
  const refresh = useRefreshFamilies();
  const [picked, setPicked] = useState<PickedClient>();
  const [added, setAdded] = useState(0);
  const { name, made_for: names } = family;
  const save = useMutation({
    mutationFn: (client_names: string[]) => api(routes.makeTemplateFor, { params: { name }, body: { client_names } }),
    onSuccess: async () => {
      await refresh();
      setPicked(undefined);
      setAdded((count) => count + 1);
      onSaid(t('registry.made_for_saved'));
    },
  });
  return (
    <Block title={t('registry.made_for')} isOpen>
      <div css={{ padding: '0 20px 20px' }}>
        <p css={{ margin: '0 0 12px', color: ledger.muted }}>{t('registry.made_for_advice')}</p>
        {names.length > 0 && (
          <ul css={{ margin: '0 0 16px', padding: 0, listStyle: 'none' }}>
            {names.map((client) => (
              <li key={client} css={line}>
                <span css={[oneLine, { fontWeight: 600 }]}>{client}</span>
                <Button
                  variant="default"
                  disabled={save.isPending}
                  aria-label={t('registry.made_for_remove', { client })}
                  onClick={() => save.mutate(names.filter((other) => other !== client))}
                >
                  {t('registry.remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (picked) save.mutate([...names, picked.client_name]);
          }}
          css={form}
        >
          <Field label={t('registry.made_for_client')}>
            {/* a new one after each that was added: it begins empty */}
            {(parts) => <ClientPicker key={added} parts={parts} chosen={picked} onChoose={setPicked} />}
          </Field>
          <Button variant="default" type="submit" disabled={!picked || save.isPending}>
            {t('registry.add')}
          </Button>
        </form>
        {save.isError && <Problem>{reason(save.error)}</Problem>}
      </div>
    </Block>
  );
}

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 16,
  minHeight: 56,
  borderTop: `1px solid ${ledger.line}`,
} as const;

const form = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 420px) auto',
  justifyContent: 'start',
  alignItems: 'end',
  gap: 12,
} as const;
