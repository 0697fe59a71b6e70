import type { PublicClient } from '@janur/contracts';
import { useEffect, useState } from 'react';
import { eventAnchor, isCeremony, visibleEvents } from '../model/events.ts';
import { useInvitation } from '../model/invitation.tsx';
import { useTexts } from '../texts.ts';
import type { SectionName } from './sections.ts';
import { visibleSections } from './sections.ts';

export type NavKey = 'home' | 'story' | 'wedding' | 'party' | 'gallery' | 'rsvp' | 'wishes';

export interface NavItem {
  key: NavKey;
  label: string;
  /** The section that the entry leads to; a party's is that of all events. */
  section: SectionName;
  /** '#rsvp', or '#event-12' for the party */
  href: string;
  isActive: boolean;
}

/** How far down the window its middle is, for a reader. */
const MIDDLE = 0.46;

/**
 * The navigation's entries, all that the specification names (§2) and the invitation has sections for. A birthday's
 * events are its party; beside a ceremony, the party has an entry of its own; with WISH_ONLY the RSVP entry is the wishes'.
 */
export function useNavItems(): NavItem[] {
  const { client } = useInvitation();
  const { t } = useTexts();
  const entries = navEntries(client);
  const active = useActiveId(entries.map(({ id }) => id));
  const context = client.option.web_type === 'BIRTHDAY' ? 'alone' : undefined; // whose story it is
  return entries.map(({ id, key, section }) => ({
    key,
    section,
    label: t(`nav.${key}`, { context }),
    href: `#${id}`,
    isActive: id === active,
  }));
}

/** The entries in the order of the page: which element each leads to. */
export function navEntries(client: PublicClient): { id: string; key: NavKey; section: SectionName }[] {
  const sections = visibleSections(client);
  const keys = keysOf(client);
  return sections.flatMap((section) => {
    const key = keys[section];
    const own = key ? [{ id: section, key, section }] : [];
    const party = section === 'wedding_event' && key === 'wedding' ? partyOf(client) : undefined;
    return party ? [...own, { id: eventAnchor(party), key: 'party' as const, section }] : own;
  });
}

function keysOf({ option }: PublicClient): Partial<Record<SectionName, NavKey>> {
  const isWishOnly = option.rsvp_style === 'WISH_ONLY';
  return {
    hero: 'home',
    our_story: 'story',
    wedding_event: option.web_type === 'BIRTHDAY' ? 'party' : 'wedding',
    gallery: 'gallery',
    rsvp: isWishOnly ? 'wishes' : 'rsvp',
    ...(isWishOnly ? {} : { wishes: 'wishes' }),
  };
}

/** The first party, where a ceremony goes before it. */
function partyOf(client: PublicClient) {
  const events = visibleEvents(client);
  const ceremony = events.findIndex(isCeremony);
  return ceremony < 0 ? undefined : events.slice(ceremony + 1).find((event) => !isCeremony(event));
}

/** The last of the elements whose head has passed the middle of the window, in or behind the section that is there. */
function useActiveId(ids: string[]): string | undefined {
  const [active, setActive] = useState<string | undefined>(ids[0]);
  const key = ids.join();
  useEffect(() => {
    const marks = key.split(',').flatMap((id) => document.getElementById(id) ?? []);
    const isPassed = (mark: Element) => {
      const { top, height } = mark.getBoundingClientRect();
      return height > 0 && top <= window.innerHeight * MIDDLE;
    };
    const observer = new IntersectionObserver(
      () => {
        // an event stands inside of its section: the later entry is the nearer one
        const last = marks.findLast(isPassed);
        if (last) setActive(last.id);
      },
      { rootMargin: '-45% 0px -54% 0px' },
    );
    // whatever comes to the middle may leave a mark behind, or go back before one: those without an entry too
    for (const element of new Set([...document.querySelectorAll('section[data-section]'), ...marks]))
      observer.observe(element);
    return () => observer.disconnect();
  }, [key]);
  return active;
}
