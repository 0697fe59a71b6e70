import { signsOf } from '@janur/contracts/languages';
import { useTranslation } from '@janur/i18n';
import { clockTime } from '../design/times.ts';
import type { GatePart } from '../event-store/event-store.ts';
import { useEvent } from './open-event.tsx';

/** Says where and when, with how many people where that is known: Gerbang A: 2 orang · 19.02. */
export function useGatePart(): (part: GatePart & { readonly people?: number }) => string {
  const { t, i18n } = useTranslation();
  const { timezone } = useEvent();
  return ({ at, gate, usher, people }) => {
    const many = people == null ? undefined : t('guest.people', { count: people });
    const where = [gate ?? usher, many].filter(Boolean).join(signsOf(i18n.language).colon);
    return [where, at && clockTime(at, timezone, i18n.language)].filter(Boolean).join(' · ');
  };
}
