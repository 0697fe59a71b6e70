import { useTexts } from '../texts.ts';
import { useIsBirthday } from './celebration.ts';
import { useInvitation } from './invitation.tsx';

/** One chapter of the couple's story; what they left empty is null. */
export interface ChapterView {
  id: number;
  /** The couple's own words, such as 'Mei 2019' (spec §3, story). */
  when: string | null;
  title: string | null;
  subtitle: string | null;
  text: string | null;
  location: string | null;
  imageUrl: string | null;
}

export interface StoryView {
  /** 'Our Story'; one host's is 'Story'. */
  title: string;
  /** By their `order`. */
  chapters: ChapterView[];
  /** PARAGRAPH: one flowing text, no timeline (brief §0). */
  isParagraph: boolean;
}

/** The couple's story. */
export function useStory(): StoryView {
  const { client } = useInvitation();
  const { t } = useTexts();
  const isAlone = useIsBirthday();
  const chapters = client.content.stories
    .toSorted((a, b) => a.order - b.order)
    .map(({ id, date_time, title, subtitle, description, location, image_url }) => ({
      id,
      when: date_time,
      title,
      subtitle,
      text: description,
      location,
      imageUrl: image_url,
    }));
  return {
    title: t(isAlone ? 'story.title_alone' : 'story.title'),
    chapters,
    isParagraph: client.option.our_story_style === 'PARAGRAPH',
  };
}
