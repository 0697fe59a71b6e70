import { ledger } from '@janur/ui';
import type { CSSProperties, ReactNode } from 'react';
import type { FileKind } from './files.ts';
import { spoken } from '../../../parts/styles.ts';

interface FileButtonProps {
  /** What is chosen and what for, for who hears it: 'Ganti berkas DSC_0431.tif'. */
  label: string;
  kind: FileKind;
  isMany?: boolean;
  onFiles: (files: File[]) => void;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** The platform's own choice of files, in whatever look. The same file may be chosen twice. */
export function FileButton({ label, kind, isMany = false, onFiles, className, style, children }: FileButtonProps) {
  return (
    <label className={className} style={style} css={box}>
      <input
        type="file"
        aria-label={label}
        accept={[...kind.types, ...kind.endings.map((ending) => `.${ending}`)].join(',')}
        multiple={isMany}
        css={spoken}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      {children}
    </label>
  );
}

const box = {
  position: 'relative',
  cursor: 'pointer',
  '&:has(input:focus-visible)': { outline: `2px solid ${ledger.brand}`, outlineOffset: 2 },
} as const;
