import type { ClientAccount } from '@janur/contracts';
import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { api } from '../data.ts';
import type { FieldParts } from './field.tsx';
import { input, oneLine } from './styles.ts';

const PAUSE_MS = 250;
const MOST = 8;

export type PickedClient = Pick<ClientAccount, 'id' | 'client_name'>;

interface ClientPickerProps {
  parts: FieldParts;
  chosen: PickedClient | undefined;
  onChoose: (client: PickedClient | undefined) => void;
}

/** A client by a part of name, address or account: a field with the server's answers below it (ARIA's combobox). */
export function ClientPicker({ parts, chosen, onChoose }: ClientPickerProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(chosen?.client_name ?? '');
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(0);
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const query = { page: 1, limit: MOST, order_by: 'event_date', order_sorting_type: 'ASC' } as const;
  const { data } = useQuery({
    ...queryOf(api, routes.listClients, { query: { ...query, ...(search && { search: search.slice(0, 100) }) } }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const found = data?.data ?? [];
  const optionId = (index: number) => `${parts.id}-${index}`;

  function choose(client: ClientAccount): void {
    onChoose({ id: client.id, client_name: client.client_name });
    setTyped(client.client_name);
    setIsOpen(false);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setIsOpen(true);
      if (isOpen && found.length > 0) setAt((at + step + found.length) % found.length);
      return;
    }
    const client = found[at];
    if (!isOpen) return;
    if (event.key === 'Enter' && client) choose(client);
    if (event.key === 'Enter' || event.key === 'Escape') {
      // Escape would close the dialog around it, Enter would send the form
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
    }
  }

  return (
    <div css={{ position: 'relative' }}>
      <input
        {...parts}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${parts.id}-list`}
        aria-activedescendant={isOpen && found[at] ? optionId(at) : undefined}
        placeholder={t('parts.find_client')}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setAt(0);
          setIsOpen(true);
          onChoose(undefined);
        }}
        onFocus={() => !chosen && setIsOpen(true)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={onKeyDown}
        css={input}
      />
      {/* pressing an option must not take the focus, or the list would be gone before the press ends */}
      <div
        id={`${parts.id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={t('parts.clients_found')}
        hidden={!isOpen || !data}
        onMouseDown={(event) => event.preventDefault()}
        css={list}
      >
        {found.map((client, index) => (
          // the keys are the field's, which keeps the focus
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={client.id}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onMouseEnter={() => setAt(index)}
            onClick={() => choose(client)}
            css={option}
          >
            <b css={[oneLine, { fontWeight: 600 }]}>{client.client_name}</b>
            <span css={[oneLine, { color: ledger.muted, fontSize: 13 }]}>
              {[...client.slugs.slice(0, 2).map(({ slug }) => `/${slug}`), client.user_name]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
        ))}
        {data && found.length === 0 && (
          <div role="option" aria-selected={false} aria-disabled css={{ padding: 12, color: ledger.muted }}>
            {t('parts.no_client_found')}
          </div>
        )}
      </div>
    </div>
  );
}

const list = {
  position: 'absolute',
  insetInline: 0,
  top: 'calc(100% + 6px)',
  zIndex: 4,
  maxHeight: 300,
  margin: 0,
  padding: 6,
  border: `1px solid ${ledger.border}`,
  borderRadius: 12,
  background: ledger.card,
  boxShadow: '0 12px 32px -8px #00000040',
  overflowY: 'auto',
} as const;

const option = {
  minHeight: 48,
  padding: '6px 10px',
  borderRadius: 8,
  cursor: 'pointer',
  '&[aria-selected=true]': { background: ledger.ground },
} as const;
