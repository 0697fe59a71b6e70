import { useTranslation } from '@janur/i18n';
import type { Bound } from '../bind.ts';

/** A field is called by the last word of its path, unless its panel says another; some have a line of advice. */
export function useFieldTexts({ path }: Pick<Bound<unknown>, 'path'>, label?: string) {
  const { t, i18n } = useTranslation();
  const name = path.slice(path.lastIndexOf('.') + 1);
  const hint = `editor.hint.${name}`;
  return {
    label: label ?? t(`editor.field.${name}`),
    ...(i18n.exists(hint) && { description: t(hint) }),
    inputWrapperOrder: ['label', 'input', 'error', 'description'] as ('label' | 'input' | 'error' | 'description')[],
  };
}
