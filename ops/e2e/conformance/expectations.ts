import type { PublicClient } from '@janur/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { lookInto } from './sheets.ts';

type Expectation = (section: Locator, client: PublicClient, page: Page) => Promise<void>;

const hosts = ({ content, option }: PublicClient) =>
  [content.bride, content.groom]
    .flatMap((profile) => (profile?.name ? [profile] : []))
    .slice(0, option.web_type === 'BIRTHDAY' ? 1 : 2);

/** What a guest must find in a section, whatever the template looks like. */
const EXPECTED: Readonly<Record<string, Expectation>> = {
  async hero(section, client) {
    const heading = section.getByRole('heading', { level: 1 });
    for (const { name } of hosts(client)) await expect(heading).toContainText(name ?? '');
    if (client.content.wedding_date && client.option.countdown_style !== 'HIDDEN')
      await expect(section.getByRole('timer')).toBeVisible();
  },

  async quote(section, { content }) {
    await expect(section).toContainText(content.quote ?? '');
    await expect(section).toContainText(content.quote_source ?? '');
  },

  async bride_groom(section, client) {
    await expect(section).toContainText(client.content.greeting ?? '');
    for (const { full_name, father_name, mother_name } of hosts(client)) {
      await expect(section.getByRole('heading', { name: full_name ?? '' }).first()).toBeVisible();
      await expect(section).toContainText(father_name ?? '');
      await expect(section).toContainText(mother_name ?? '');
    }
  },

  async our_story(section, { content }) {
    for (const { title, description } of content.stories) {
      await expect(section).toContainText(title ?? '');
      await expect(section).toContainText(description ?? '');
    }
  },

  async wedding_event(section, { content }) {
    const { new_events: events } = content;
    for (const { title, location, maps_url, watch_url, icon_url } of events) {
      if (icon_url) await expect(section.locator(`img[src="${icon_url}"]`)).toBeAttached();
      await expect(section.getByRole('heading', { name: title ?? '' })).toBeVisible();
      await expect(section).toContainText(location ?? '');
      if (maps_url) await expect(section.locator(`a[href="${maps_url}"]`).first()).toBeAttached();
      if (watch_url) await expect(section.locator(`a[href="${watch_url}"]`).first()).toBeAttached();
    }
  },

  async gallery(section, { content }) {
    const pictures = content.galleries.filter(({ section: at }) => at === 'SECTION_1' || at === 'SECTION_2');
    await expect(section.locator('[data-part="open"] img')).toHaveCount(pictures.length);
  },

  async video(section) {
    await expect(section.locator('[data-part="play"]')).toBeVisible();
    await expect(section.locator('iframe, video')).toHaveCount(0);
  },

  async rsvp(section) {
    await expect(section.locator('form [data-part="submit"]')).toBeVisible();
    await expect(section.getByRole('textbox').first()).toBeVisible();
  },

  async wishes(section) {
    await expect(section.locator('[data-part="wish"]').first()).toContainText('Ratna & Bimo');
  },

  async gift(section, { content, option }, page) {
    const gifts = section.locator('[data-part="gifts"]');
    // a sheet that holds them already is no second dialog
    const isModal = option.gift_style !== 'NO_MODAL' && (await gifts.getAttribute('data-mode')) === 'modal';
    if (isModal) await section.locator('[data-part="open"]').click();
    const shown = isModal ? page.locator('dialog[open]') : section;
    for (const { account_number } of content.payments) await expect(shown).toContainText(account_number ?? '');
    await expect(shown.locator('[data-part="copy"]')).toHaveCount(content.payments.length);
    if (isModal) await shown.locator('[data-part="close"]').click();
  },

  async health_protocol(section, { option }) {
    const part =
      option.health_protocol_style === 'MODAL1'
        ? ':is([data-part="open"], [data-part="rules"])'
        : '[data-part="rules"]';
    await expect(section.locator(part)).toBeVisible();
  },

  async share_banner(section, { content }) {
    if (content.hashtag_word) await expectRead(section, `#${content.hashtag_word.replace(/^#/, '')}`);
    await expect(section.locator('[data-part="share"]')).toBeVisible();
  },

  async footer(section) {
    await expect(section.getByRole('heading').first()).toBeVisible();
  },
};

/** Written, or a drawing that has it as its name. */
function expectRead(section: Locator, words: string) {
  const drawn = section.page().getByRole('img', { name: words });
  return expect(section.filter({ hasText: words }).or(section.filter({ has: drawn }))).toBeVisible();
}

/** Each section that the invitation has is there, and does what it is for. */
export async function expectSections(page: Page, client: PublicClient, names: readonly string[]) {
  for (const name of names) {
    const section = page.locator(`section[data-section="${name}"]`);
    await expect(section, `the section ${name}`).toBeAttached();
    // what it holds loads when a guest comes near: on a slow machine the way through the page was faster than its code
    await section.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await lookInto(page, section, async () => EXPECTED[name]?.(section, client, page));
  }
}
