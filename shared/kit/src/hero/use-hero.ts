import { useCouple } from '../model/couple.ts';
import { useInvitation } from '../model/invitation.tsx';
import { type PictureView, pictureView, useCoverAlt } from '../model/pictures.ts';
import { type HeroFilm, heroFilmOf } from './hero-film.ts';

export interface HeroView {
  /** How the hero stands: the template's own way, NAME_NEW_LINES, or TEMPLATE_6's composition (brief §0). */
  layout: 'own' | 'new-lines' | 'template-6';
  /** The couple's pictures by their `order`; without any the single host's portrait, else none. */
  backgrounds: PictureView[];
  /** WITH_VIDEO, and the film is a file: it runs muted and looped, and has the loop's first picture as its poster, or the first of the pictures. */
  filmUrl: string | null;
  film: HeroFilm | null;
  /** Several pictures take turns (`option.slider` is not off). */
  isSlider: boolean;
  /** Where the first event of the new list is; V1 invitations name theirs with the events alone. */
  place: string | null;
}

/** What the hero shows behind or beside the names. */
export function useHero(): HeroView {
  const { client } = useInvitation();
  const { hosts, isSingleHost } = useCouple();
  const alt = useCoverAlt();
  const { content, option } = client;
  const chosen = content.hero_backgrounds
    .toSorted((a, b) => a.order - b.order)
    .flatMap((item) => pictureView(item, alt) ?? []);
  const only = isSingleHost ? hosts[0] : undefined;
  const portrait = only?.photoUrl
    ? [{ id: 0, src: only.photoUrl, alt, title: null, imageCss: only.imageCss, overlayOpacity: 0 }]
    : [];
  const film = heroFilmOf(client);
  // what stands where nothing may move
  const still = film?.posterUrl
    ? [{ id: 0, src: film.posterUrl, alt, title: null, imageCss: null, overlayOpacity: 0 }]
    : portrait;
  const backgrounds = chosen.length > 0 ? chosen : still;
  return {
    layout:
      option.hero_style === 'NAME_NEW_LINES'
        ? 'new-lines'
        : option.hero_style === 'STYLE_TEMPLATE6'
          ? 'template-6'
          : 'own',
    backgrounds,
    filmUrl: film?.url ?? null,
    film,
    isSlider: backgrounds.length > 1 && option.slider !== false,
    place: content.new_events.find(({ location }) => location)?.location ?? null,
  };
}
