import { useTranslation } from '@janur/i18n';
import { FileButton } from './file-button.tsx';
import type { FileKind } from './files.ts';
import { UploadIcon } from '../../../parts/icons.tsx';
import { dropTile } from './tile-styles.ts';
import { useFileWords } from './words.ts';

interface DropTileProps {
  kind: FileKind;
  /** Files are being dragged over the panel. */
  isOver: boolean;
  isMany?: boolean;
  /** What the place is called, where there are several. */
  title?: string;
  /** The call in place of its name. */
  words?: string;
  onFiles: (files: File[]) => void;
  className?: string;
}

/** Where files are dropped, and the button that chooses them. */
export function DropTile({ kind, isOver, isMany = false, title, words, onFiles, className }: DropTileProps) {
  const { t } = useTranslation();
  const { limitOf } = useFileWords();
  return (
    <FileButton
      label={title ? t('media.choose_for', { name: title }) : t('media.choose_pictures')}
      kind={kind}
      isMany={isMany}
      onFiles={onFiles}
      className={className}
      css={dropTile}
    >
      <i data-over={isOver || undefined} hidden />
      <UploadIcon />
      {words ?? title ?? t('media.drop_here')}
      <span>
        {title && !words
          ? t('media.choose_file')
          : t(isMany ? 'media.or_choose' : 'media.or_choose_single', { limit: limitOf(kind) })}
      </span>
    </FileButton>
  );
}
