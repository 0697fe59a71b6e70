/** Lines that a look says itself, so that nothing on its page is said by a clerk. */
const SAID = [
  'opening.to',
  'opening.open',
  'couple.title',
  'couple.title_anniversary',
  'couple.title_adult',
  'couple.title_child',
  'story.title',
  'events.title',
  'gallery.title',
  'rsvp.title',
  'rsvp.lead',
  'rsvp.sent_title',
  'rsvp.sent_text',
  'rsvp.no_title',
  'rsvp.no_text',
  'rsvp.kept_title',
  'wishes.empty',
  'gift.lead',
  'health.title',
  'footer.closing',
  'keepsake.title',
];

const LANGUAGES = ['id', 'en', 'ge', 'cn', 'es', 'ja', 'my', 'pt', 'kr'];

async function wordsOf(look: string, language: string): Promise<Record<string, Record<string, string>>> {
  const { default: words } = await import(`./voice/${look}/${language}.json`, { with: { type: 'json' } });
  return words;
}

describe.each(['herbarium', 'peony-letter', 'midnight-garden'])('%s', (look) => {
  test.each(LANGUAGES)('says the answer, the pictures and the ticket in its own words in %s', async (language) => {
    const words = await wordsOf(look, language);
    const unsaid = SAID.filter((key) => {
      const [part = '', line = ''] = key.split('.');
      return !words[part]?.[line]?.trim();
    });
    expect(unsaid).toEqual([]);
  });

  test.each(LANGUAGES)('has another tone for a child, a grown-up and an anniversary in %s', async (language) => {
    const { couple } = await wordsOf(look, language);
    expect(new Set(Object.values(couple ?? {})).size).toBe(4);
  });
});
