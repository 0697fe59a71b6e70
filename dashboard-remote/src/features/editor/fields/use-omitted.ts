import { useTranslation } from '@janur/i18n';
import { useTemplates } from '../../../parts/templates/use-templates.ts';
import { useEditor } from '../editor-context.tsx';

/** Says of each choice of a field that the worn look does not draw it. It can still be chosen: the next look may. */
export function useOmitted(): <C extends { value: string; text: string }>(field: string, choices: readonly C[]) => C[] {
  const { t } = useTranslation();
  const { find } = useTemplates();
  const worn = useEditor(({ draft }) => draft.option.template);
  const omits = find(worn)?.look?.omits ?? {};
  return (field, choices) =>
    choices.map((choice) =>
      omits[field]?.includes(choice.value)
        ? { ...choice, text: t('editor.style.omitted', { value: choice.text }) }
        : choice,
    );
}
