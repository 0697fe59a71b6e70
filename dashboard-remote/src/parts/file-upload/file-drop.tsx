import { ledger } from '@janur/ui';
import { type DragEvent, useId, useState } from 'react';
import { UploadIcon } from '../icons.tsx';
import { spoken } from '../styles.ts';

interface FileDropProps {
  title: string;
  note: string;
  /** Which files the chooser offers; spreadsheets unless told. */
  accept?: string;
  onFile: (file: File) => void;
}

export const SPREADSHEETS = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A place to drop a file on, or to choose one from. */
export function FileDrop({ title, note, accept = SPREADSHEETS, onFile }: FileDropProps) {
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // the same file may be chosen again after it was corrected
          currentTarget.value = '';
          if (file) onFile(file);
        }}
        css={[spoken, { '&:focus-visible + label': { outline: '2px solid var(--ledger-focus)', outlineOffset: 2 } }]}
      />
      <label htmlFor={id} data-over={isOver || undefined} css={place}>
        <UploadIcon size={26} />
        <b css={{ fontWeight: 600 }}>{title}</b>
        <span css={{ color: ledger.muted }}>{note}</span>
      </label>
    </div>
  );
}

const place = {
  display: 'grid',
  justifyItems: 'center',
  gap: 6,
  padding: '32px 20px',
  border: `1.5px dashed ${ledger.control}`,
  borderRadius: 14,
  background: ledger.head,
  textAlign: 'center',
  cursor: 'pointer',
  '&:hover, &[data-over]': { borderColor: ledger.brand, background: ledger.row },
} as const;
