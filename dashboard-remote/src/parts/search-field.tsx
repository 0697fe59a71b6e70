import { LIMITS } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { UnstyledButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { CrossIcon, SearchIcon } from './icons.tsx';

const PAUSE_MS = 300;

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (search: string) => void;
}

/** Searches when the typing pauses, at once on Enter. Follows the address when that changes by itself. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const input = useRef<HTMLInputElement>(null);
  const searchLater = useDebouncedCallback(search, PAUSE_MS);

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);

  function search(text: string) {
    const wanted = text.trim();
    if (wanted === sent.current) return;
    sent.current = wanted;
    onSearch(wanted);
  }

  return (
    <TextInput
      ref={input}
      type="search"
      role="searchbox"
      aria-label={label}
      placeholder={label}
      maxLength={LIMITS.search}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        searchLater(currentTarget.value);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Enter') searchLater.flush();
      }}
      leftSection={<SearchIcon />}
      rightSection={
        typed && (
          <UnstyledButton
            aria-label={t('parts.clear_search')}
            onClick={() => {
              setTyped('');
              searchLater.cancel();
              search('');
              input.current?.focus();
            }}
            css={{ '&&': { display: 'grid', placeContent: 'center', width: 32, height: 32, borderRadius: 8 } }}
          >
            <CrossIcon size={16} />
          </UnstyledButton>
        )
      }
      css={field}
      styles={{ input: { height: '100%', fontSize: 14 }, section: { color: 'var(--mantine-color-dimmed)' } }}
    />
  );
}

/** As high as the buttons beside it. */
const field = {
  flex: '1 1 280px',
  minWidth: 0,
  '& > div': { height: 40 },
  '@media (hover: none)': { '& > div': { height: 44 } },
} as const;
