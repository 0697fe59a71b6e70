import { useTranslation } from '@janur/i18n';
import { problemText } from '../../../parts/problem-text.ts';
import { type FileKind, type FileProblem, megabytes } from './files.ts';

/** The words about files: sizes in the reader's own numbers, and what is wrong with one. */
export function useFileWords() {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const sizeOf = (bytes: number) => t('media.megabytes', { size: number.format(Math.max(0.1, megabytes(bytes))) });
  return {
    sizeOf,
    limitOf: ({ maxBytes }: FileKind) => t('media.megabytes', { size: number.format(megabytes(maxBytes)) }),
    problemWords: (problem: FileProblem, kind: FileKind): string => {
      if (problem.told) return problemText(t, problem.told);
      if (problem.kind === 'type') return t(`media.problem.type_${kind.name}`);
      if (problem.kind === 'damaged') return t(`media.problem.damaged_${kind.name}`);
      const limit = number.format(megabytes(kind.maxBytes));
      return t(`media.problem.${problem.kind}`, { limit });
    },
  };
}
