import { type ChapterView, dotted, Photo } from '@janur/kit';

/** The words and the picture of one chapter: `data-line` when, subtitle and text around the `h3`. */
export function ChapterText({ chapter, sizes }: { chapter: ChapterView; sizes?: string }) {
  const when = dotted([chapter.when, chapter.location]);
  return (
    <>
      {when && <p data-line="when">{when}</p>}
      {chapter.title && <h3>{chapter.title}</h3>}
      {chapter.subtitle && <p data-line="subtitle">{chapter.subtitle}</p>}
      {chapter.text && <p data-line="text">{chapter.text}</p>}
      {chapter.imageUrl && <Photo src={chapter.imageUrl} alt={chapter.title ?? ''} {...(sizes ? { sizes } : {})} />}
    </>
  );
}

/** PARAGRAPH: one flowing text. */
export function StoryParagraphs({ chapters, className }: { chapters: ChapterView[]; className?: string }) {
  return (
    <div className={className}>
      {chapters.map((chapter) => (
        <p key={chapter.id}>{chapter.text ?? chapter.title}</p>
      ))}
    </div>
  );
}
