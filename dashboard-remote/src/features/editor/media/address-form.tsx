import { fetchFile, limitAt } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useEditor } from '../editor-context.tsx';
import { PastedAddress, type Source } from './source.ts';

interface AddressFormProps {
  /** What the file is for, for who hears it. */
  name: string;
  disabled?: boolean;
  onSource: (sources: Source[]) => void;
}

/** "Or paste an address": the server gets the file and keeps it as if it had been sent. */
export function AddressForm({ name, disabled = false, onSource }: AddressFormProps) {
  const { t } = useTranslation();
  const optionId = useEditor(({ draft }) => draft.option.id);
  const [isOpen, setIsOpen] = useState(false);
  const [address, setAddress] = useState('');
  if (!isOpen)
    return (
      <button
        type="button"
        css={opener}
        disabled={disabled}
        aria-label={t('media.address.open_for', { name })}
        onClick={() => setIsOpen(true)}
      >
        {t('media.address.open')}
      </button>
    );
  return (
    <form
      css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 8, marginTop: 10 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (address.trim() === '') return;
        onSource([new PastedAddress(address, optionId)]);
        setAddress('');
        setIsOpen(false);
      }}
    >
      <TextInput
        label={t('media.address.label')}
        type="text"
        inputMode="url"
        placeholder="https://"
        ref={focus}
        value={address}
        maxLength={limitAt(fetchFile.body, 'address')}
        spellCheck={false}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        styles={{ root: { flex: '1 1 200px' }, input: { fontSize: 16 } }}
      />
      <Button type="submit" variant="default" disabled={disabled}>
        {t('media.address.get')}
      </Button>
    </form>
  );
}

/** Of a field whose address leads elsewhere: guests' pages load files of ours alone. */
export function BringHere({ address, onSource }: { address: string; onSource: (sources: Source[]) => void }) {
  const { t } = useTranslation();
  const optionId = useEditor(({ draft }) => draft.option.id);
  if (!/^https?:\/\//i.test(address)) return null;
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10 }}>
      <p css={{ margin: 0, flex: '1 1 220px', color: ledger.warning, fontWeight: 500 }}>
        {t('media.address.elsewhere')}
      </p>
      <Button variant="default" onClick={() => onSource([new PastedAddress(address, optionId)])}>
        {t('media.address.bring')}
      </Button>
    </div>
  );
}

/** It was opened to be written in. */
const focus = (input: HTMLInputElement | null): void => input?.focus();

const opener = {
  justifySelf: 'start',
  minHeight: 36,
  padding: '6px 0',
  border: 0,
  background: 'none',
  color: ledger.brand,
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  '&:disabled': { color: ledger.muted, cursor: 'default', textDecoration: 'none' },
  '@media (pointer: coarse)': { minHeight: 44 },
} as const;
