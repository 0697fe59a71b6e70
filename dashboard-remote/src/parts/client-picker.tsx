import type { ClientAccount } from '@janur/contracts';
import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Combobox, Input, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../data.ts';
import type { FieldParts } from './field.tsx';
import { oneLine } from './styles.ts';

const PAUSE_MS = 250;
const MOST = 8;

export type PickedClient = Pick<ClientAccount, 'id' | 'client_name'>;

interface ClientPickerProps {
  parts: FieldParts;
  chosen: PickedClient | undefined;
  onChoose: (client: PickedClient | undefined) => void;
}

/** A client by a part of name, address or account, with the server's answers below the field. */
export function ClientPicker({ parts, chosen, onChoose }: ClientPickerProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(chosen?.client_name ?? '');
  const combobox = useCombobox();
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const query = { page: 1, limit: MOST, order_by: 'event_date', order_sorting_type: 'ASC' } as const;
  const { data } = useQuery({
    ...queryOf(api, routes.listClients, { query: { ...query, ...(search && { search: search.slice(0, 100) }) } }),
    enabled: combobox.dropdownOpened,
    placeholderData: keepPreviousData,
  });

  function choose(id: string): void {
    const client = data?.data.find((one) => String(one.id) === id);
    if (!client) return;
    onChoose({ id: client.id, client_name: client.client_name });
    setTyped(client.client_name);
    combobox.closeDropdown();
  }

  return (
    <Combobox store={combobox} withinPortal={false} onOptionSubmit={choose}>
      <Combobox.Target withExpandedAttribute>
        <Input
          {...parts}
          size="md"
          autoComplete="off"
          placeholder={t('parts.find_client')}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            combobox.openDropdown();
            onChoose(undefined);
          }}
          onFocus={() => !chosen && combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!data}>
        <Combobox.Options aria-label={t('parts.clients_found')} mah={300} css={{ overflowY: 'auto' }}>
          {data?.data.map(({ id, client_name, slugs, user_name }) => (
            <Combobox.Option key={id} value={String(id)}>
              <b css={[oneLine, { fontWeight: 600 }]}>{client_name}</b>
              <span css={[oneLine, { color: ledger.muted, fontSize: 13 }]}>
                {[...slugs.slice(0, 2).map(({ slug }) => `/${slug}`), user_name].filter(Boolean).join(' · ')}
              </span>
            </Combobox.Option>
          ))}
          {data?.data.length === 0 && <Combobox.Empty>{t('parts.no_client_found')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
