import { useTranslation } from '@janur/i18n';
import { TEMPLATES, templateOf } from './templates.ts';

/** A template's name for a person; an id that we do not know is shown as it is stored. */
export function useTemplateName(id: string | undefined): string {
  const { t } = useTranslation();
  if (id === undefined) return t('clients.no_template');
  const template = templateOf(id);
  if (!template) return t('clients.unknown_template', { id });
  return template === TEMPLATES.CUSTOM ? t('clients.custom_template') : template.name;
}
