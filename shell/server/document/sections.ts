import { formatDate } from '@janur/contracts/dates';
import { tagOf } from '@janur/contracts/languages';
import {
  dotted,
  ageText,
  eyebrowText,
  gluedEnding,
  gluedPronoun,
  HEALTH_RULES,
  hashtagOf,
  hostProfiles,
  hostView,
  humpsOf,
  type SectionName,
  videoSource,
  visibleEvents,
  zoneOf,
} from '@janur/kit/document';
import { escapeHtml } from '../pages/escape.ts';
import { eventsHtml } from './events.ts';
import { giftsHtml } from './gifts.ts';
import { link, namesInSentence, namesOf, own, ownParagraph, picture, type Reading } from './reading.ts';
import { goTo } from './ways.ts';

/** What stands in a section, but for the answer and the end: these are each guest's own, or behind it. */
export const SECTIONS: Readonly<
  Record<Exclude<SectionName, 'rsvp' | 'footer'>, (reading: Reading, page: { address: string }) => string>
> = {
  hero: heroHtml,
  quote: quoteHtml,
  bride_groom: hostsHtml,
  our_story: storyHtml,
  wedding_event: eventsHtml,
  gallery: galleryHtml,
  video: videoHtml,
  wishes: ({ t }) =>
    `<h2>${escapeHtml(t('wishes.title'))}</h2><p>${goTo({ plain: 'wishes' }, t('document.wishes'))}</p>`,
  gift: giftsHtml,
  health_protocol: ({ t }) => {
    const rules = HEALTH_RULES.map((rule) => `<li>${escapeHtml(t(`health.${rule}`))}</li>`).join('');
    return `<h2>${escapeHtml(t('health.title'))}</h2><p>${escapeHtml(t('health.text'))}</p><ul>${rules}</ul>`;
  },
  share_banner: (reading, { address }) => {
    const tag = hashtagOf(reading.client.content.hashtag_word);
    const parts = humpsOf(tag ?? '').map((part) => own(reading, part));
    const title = tag ? parts.join('<wbr>') : escapeHtml(reading.t('share.title'));
    return `<h2>${title}</h2><p>${escapeHtml(reading.t('share.share'))}<br><span class="copy">${escapeHtml(address)}</span></p>`;
  },
};

/** The names, which are the document's title. */
export const titleHtml = (reading: Reading): string =>
  `<h1>${namesOf(reading.client)
    .map((name) => own(reading, name))
    .join(' <i>&amp;</i> ')}</h1>`;

function heroHtml(reading: Reading): string {
  const { client, language, t } = reading;
  const { content, option } = client;
  const eyebrow = eyebrowText(client, t);
  const isTheirs = eyebrow === option.custom_text?.trim();
  const [first] = visibleEvents(client);
  const instant = content.wedding_date ?? first?.start_datetime;
  const day = instant && formatDate('full', { instant, timeZone: zoneOf(client), locale: tagOf(language) });
  const age = ageText(client, t);
  const cover = option.opening_modal_style === 'STYLE2' ? null : content.opening_modal_image;
  const shown = cover ?? content.hero_backgrounds.toSorted((a, b) => a.order - b.order)[0]?.picture_url ?? null;
  return [
    `<p class="eyebrow">${isTheirs ? own(reading, eyebrow) : escapeHtml(eyebrow)}</p>`,
    titleHtml(reading),
    age && `<p>${escapeHtml(age)}</p>`,
    instant && day ? `<p class="day"><time datetime="${escapeHtml(instant)}">${escapeHtml(day)}</time></p>` : '',
    picture(reading, shown, { alt: t('opening.cover', { names: namesInSentence(reading) }), name: 'cover' }),
    ownParagraph(reading, option.announcement, 'notice'),
  ].join('');
}

function quoteHtml(reading: Reading): string {
  const { quote, quote_source } = reading.client.content;
  return `<blockquote>${ownParagraph(reading, gluedPronoun(quote ?? ''))}${ownParagraph(reading, quote_source, 'small')}</blockquote>`;
}

function hostsHtml(reading: Reading): string {
  const { client, t } = reading;
  const views = hostProfiles(client).map(({ side, profile }) => hostView(side, profile, t));
  const hosts = views.map(({ fullName, parentageText, photoUrl, photoAlt, socials }) =>
    [
      `<li>${picture(reading, photoUrl, { alt: photoAlt, name: 'portrait' })}<h3>${own(reading, fullName)}</h3>`,
      parentageText ? `<p>${escapeHtml(parentageText)}</p>` : '',
      socials.length > 0
        ? `<p class="ways">${socials.map(({ network, url, label }) => link(url, capital(network), ` aria-label="${escapeHtml(label)}"`)).join(' ')}</p>`
        : '',
      '</li>',
    ].join(''),
  );
  const { greeting } = client.content;
  const title = t(views.length === 1 ? 'couple.host' : 'couple.title');
  return `<h2>${escapeHtml(title)}</h2>${ownParagraph(reading, greeting && gluedEnding(greeting))}<ul class="hosts">${hosts.join('')}</ul>`;
}

const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);

function storyHtml(reading: Reading): string {
  const { client, t } = reading;
  const chapters = client.content.stories.toSorted((a, b) => a.order - b.order);
  const isAlone = client.option.web_type === 'BIRTHDAY';
  return [
    `<h2>${escapeHtml(t(isAlone ? 'story.title_alone' : 'story.title'))}</h2>`,
    ...chapters.map(({ date_time, location, title, subtitle, description, image_url }) =>
      [
        ownParagraph(reading, dotted([date_time, location]), 'small'),
        title ? `<h3>${own(reading, title)}</h3>` : '',
        ownParagraph(reading, subtitle, 'small'),
        ownParagraph(reading, description),
        picture(reading, image_url, { alt: title ?? '' }),
      ].join(''),
    ),
  ].join('');
}

function galleryHtml(reading: Reading): string {
  const { client, t } = reading;
  const items = client.content.galleries.filter(
    ({ section, picture_url }) => picture_url && (section === 'SECTION_1' || section === 'SECTION_2'),
  );
  const place = (at: number) => t('gallery.picture', { number: at + 1, total: items.length });
  const shown = items.flatMap(({ picture_url, title }, at) => {
    const html = picture(reading, picture_url, { alt: title ? `${place(at)}: ${title}` : place(at) });
    return html ? [`<li>${html}</li>`] : [];
  });
  return `<h2>${escapeHtml(t('gallery.title'))}</h2><ul class="pictures">${shown.join('')}</ul>`;
}

function videoHtml({ client, t }: Reading): string {
  const source = videoSource(client.content.video_prewed_url);
  const film =
    source?.kind === 'file'
      ? `<video controls preload="none" src="${escapeHtml(source.fileUrl)}"></video>`
      : `<p>${link(source?.pageUrl, escapeHtml(t('video.page')), ' class="way"')}</p>`;
  return `<h2>${escapeHtml(t('video.title'))}</h2>${film}`;
}

/** The last words, with the couple's own emblem. */
export function footerHtml(reading: Reading): string {
  const { client, t } = reading;
  return [
    '<footer>',
    picture(reading, client.option.custom_image_url, { alt: '', name: 'emblem' }),
    `<p>${escapeHtml(t('footer.text'))}</p><p>${escapeHtml(t('footer.sign'))}</p><p class="names">${own(reading, namesOf(client).join(' & '))}</p></footer>`,
  ].join('');
}
