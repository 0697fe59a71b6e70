import { useTranslation } from '@janur/i18n';
import type { Path } from '../draft/values.ts';
import { usePlaceWords } from '../page/change-list.tsx';

const LINE = 'content.lines.';

/** A text's path as steps: the keys of the look's lines have points of their own. */
export function stepsOf(path: string): Path {
  if (path.startsWith(LINE)) return ['content', 'lines', path.slice(LINE.length)];
  return path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** What a text is called: `Acara: Tempat`. */
export function useTextName(): (path: string) => string {
  const { t } = useTranslation();
  const place = usePlaceWords();
  return (path) =>
    path.startsWith(LINE) ? t(`editor.words.${path.slice(LINE.length).replace('.', '_')}`) : place(stepsOf(path));
}

/** What a section is called; the link preview is none of the page's. */
export function useSectionName(): (section: string) => string {
  const { t, i18n } = useTranslation();
  return (section) => (i18n.exists(`editor.panel.${section}`) ? t(`editor.panel.${section}`) : t('drafts.page'));
}
