import type {
  ClientContent,
  ClientOption,
  GalleryItem,
  InvitationEvent,
  Payment,
  Profile,
  Story,
} from '@janur/contracts';
import { event, full } from '@janur/kit/testing';
import type { Page } from '@playwright/test';

/** What is written into an invitation that says something in every section. */
export type Change = NonNullable<Parameters<typeof full>[0]>;

/** A field's effect: what the page shows without the change, and what with it. */
export interface FieldCase extends Circumstances {
  set: Change;
  look: Look;
  was: unknown;
  becomes: unknown;
}

interface Circumstances {
  /** What both have, where the full invitation does not do. */
  base?: Change;
  /** Tapped before each look. */
  tap?: string;
  /** Looks at the opening. */
  isClosed?: boolean;
  query?: string;
}

/** By the field as `docs/fields.md` names it, with what is tried where that is more than one thing: `story.title`. */
export type FieldCases = Readonly<Record<string, FieldCase>>;

export const changes = (
  set: Change,
  look: Look,
  [was, becomes]: readonly [unknown, unknown],
  circumstances: Circumstances = {},
): FieldCase => ({ ...circumstances, set, look, was, becomes });

export type Look = (page: Page) => Promise<unknown>;

/** The words of an element. Its section, the first part of the selector, comes into view where it is not there yet. */
export const text = (selector: string): Look => read(selector, { property: 'textContent' });
/** The words of all that are there. */
export const texts = (selector: string): Look => read(selector, { property: 'textContent', isMany: true });
export const attribute = (selector: string, name: string): Look => read(selector, { attribute: name });
export const attributes = (selector: string, name: string): Look => read(selector, { attribute: name, isMany: true });
export const style = (selector: string, name: string): Look => read(selector, { style: name });
/** Whether it is there. */
export const present = (selector: string): Look => read(selector, { property: 'isConnected' });
/** What a control holds. */
export const value = (selector: string): Look => read(selector, { property: 'value' });

interface Reading {
  property?: 'textContent' | 'isConnected' | 'value';
  attribute?: string;
  style?: string;
  isMany?: boolean;
}

function read(selector: string, reading: Reading): Look {
  return (page) =>
    page.evaluate(
      ({ of, what }) => {
        const found = [...document.querySelectorAll(of)];
        if (found.length === 0) {
          if (!document.querySelector('main section[data-section]')) return 'nothing is shown yet';
          const [section = ''] = of.split(' ');
          const place = document.querySelector(section);
          place?.scrollIntoView({ block: 'start', behavior: 'instant' });
          // what loads late keeps its place free: absence counts only when it is there
          if (place?.querySelector('[aria-hidden="true"][style*="min-height"]')) return 'not loaded yet';
        }
        const said = (element: Element): unknown => {
          if (what.attribute !== undefined) return element.getAttribute(what.attribute);
          if (what.style !== undefined) return getComputedStyle(element).getPropertyValue(what.style);
          if (what.property === 'isConnected') return true;
          if (what.property === 'value') return 'value' in element ? element.value : undefined;
          return (element.textContent ?? '').replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim();
        };
        const all = found.map(said);
        return what.isMany ? all : (all[0] ?? null);
      },
      { of: selector, what: reading },
    );
}

const { content } = full();

export const option = (change: Partial<ClientOption>): Change => ({ option: change });
export const words = (change: Partial<ClientContent>): Change => ({ content: change });
export const bride = (change: Partial<Profile>): Change =>
  words({ bride: content.bride && { ...content.bride, ...change } });
export const groom = (change: Partial<Profile>): Change =>
  words({ groom: content.groom && { ...content.groom, ...change } });
/** The first of each list. */
export const firstEvent = (change: Partial<InvitationEvent>): Change => words({ new_events: [event(change)] });
export const picture = (change: Partial<GalleryItem>): Change => words({ galleries: first(content.galleries, change) });
export const heroPicture = (change: Partial<ClientContent['hero_backgrounds'][number]>): Change =>
  words({ hero_backgrounds: first(content.hero_backgrounds, change) });
export const payment = (change: Partial<Payment>): Change => words({ payments: first(content.payments, change) });
export const chapter = (change: Partial<Story>): Change => words({ stories: first(content.stories, change) });

function first<T>([head, ...rest]: readonly T[], change: Partial<T>): T[] {
  return head ? [{ ...head, ...change }, ...rest] : rest;
}
