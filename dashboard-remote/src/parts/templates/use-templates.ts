import { FIRST_TEMPLATE, type TemplateRegistration, type WebType } from '@janur/contracts';
import { byTemplateId, canonicalTemplateId } from '@janur/contracts/rules';
import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../data.ts';

/** spec §1: whoever has it wears the family that was made for the client's name. No family registers it. */
const CUSTOM = 'CUSTOM';

export interface Templates {
  /** Those that guests get, bespoke ones too; undefined until they are known. */
  readonly published: readonly TemplateRegistration[] | undefined;
  /** What may be given to any couple, by name; one that is worn and not published says so. */
  readonly choicesWith: (worn?: string) => { value: string; text: string }[];
  /** What a new invitation begins in; where nobody publishes that, the first that may be given. */
  readonly firstFor: (webType: WebType) => string;
  readonly find: (storedId: string) => TemplateRegistration | undefined;
  /** For a person. An id that nobody publishes (any more) says so. */
  readonly nameOf: (storedId: string) => string;
}

/** The registry's list: what was promoted is here at once, what was taken off is gone. */
export function useTemplates(): Templates {
  const { t, i18n } = useTranslation();
  const published = useQuery(queryOf(api, routes.listTemplates, {})).data?.data;
  const language = i18n.language === 'id' ? 'id' : 'en';
  return useMemo(() => {
    const byId = new Map(published?.map((template) => [template.template_id, template]));
    const find = (storedId: string) => byId.get(canonicalTemplateId(storedId));
    const nameOf = (storedId: string) => {
      const template = find(storedId);
      if (template) return template.look?.name[language] ?? template.template_id;
      if (canonicalTemplateId(storedId) === CUSTOM) return t('clients.custom_template');
      return published ? t('clients.unknown_template', { id: storedId }) : storedId;
    };
    const offered = (published ?? [])
      .filter(({ is_bespoke }) => !is_bespoke)
      .map(({ template_id }) => template_id)
      .toSorted(byTemplateId);
    return {
      published,
      find,
      nameOf,
      firstFor: (webType) => {
        const first = FIRST_TEMPLATE[webType];
        return offered.includes(first) ? first : (offered[0] ?? first);
      },
      choicesWith(worn) {
        const ids = [...offered, CUSTOM];
        const own = worn === undefined ? [] : [canonicalTemplateId(worn)].filter((id) => !ids.includes(id));
        return [...own, ...ids].map((id) => ({ value: id, text: nameOf(id) }));
      },
    };
  }, [published, language, t]);
}

/** A template's name for a person; no template is said, too. */
export function useTemplateName(id: string | undefined): string {
  const { t } = useTranslation();
  const { nameOf } = useTemplates();
  return id === undefined ? t('clients.no_template') : nameOf(id);
}
