import { useEffect, useState } from 'react';
import { useInvitation } from '../model/invitation.tsx';
import { useTexts } from '../texts.ts';
import type { SectionName } from '../template.ts';
import { visibleSections } from './sections.ts';

export type NavKey = 'home' | 'story' | 'wedding' | 'party' | 'gallery' | 'rsvp' | 'wishes';

export interface NavItem {
  key: NavKey;
  label: string;
  /** '#rsvp' */
  href: string;
  isActive: boolean;
}

/**
 * The navigation's entries for the sections that are there (spec §2). A birthday's events are its party; with
 * WISH_ONLY the RSVP entry is the wishes'.
 */
export function useNavItems(): NavItem[] {
  const { client } = useInvitation();
  const { t } = useTexts();
  const sections = visibleSections(client);
  const entries = entriesOf(client.option.web_type === 'BIRTHDAY', client.option.rsvp_style === 'WISH_ONLY').filter(
    ([section]) => sections.includes(section),
  );
  const active = useActiveSection(entries.map(([section]) => section));
  return entries.map(([section, key]) => ({
    key,
    label: t(`nav.${key}`),
    href: `#${section}`,
    isActive: section === active,
  }));
}

function entriesOf(isBirthday: boolean, isWishOnly: boolean): [SectionName, NavKey][] {
  return [
    ['hero', 'home'],
    ['our_story', 'story'],
    ['wedding_event', isBirthday ? 'party' : 'wedding'],
    ['gallery', 'gallery'],
    ['rsvp', isWishOnly ? 'wishes' : 'rsvp'],
    ...(isWishOnly ? [] : [['wishes', 'wishes'] as [SectionName, NavKey]]),
  ];
}

/** The last section whose head has passed the middle of the window. */
function useActiveSection(names: SectionName[]): SectionName | undefined {
  const [active, setActive] = useState<SectionName | undefined>(names[0]);
  const key = names.join();
  useEffect(() => {
    const observed = key.split(',').flatMap((name) => document.getElementById(name) ?? []);
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setActive(entered.target.id as SectionName); // only sections are observed
      },
      { rootMargin: '-45% 0px -54% 0px' },
    );
    for (const element of observed) observer.observe(element);
    return () => observer.disconnect();
  }, [key]);
  return active;
}
