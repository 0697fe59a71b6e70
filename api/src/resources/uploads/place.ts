import {
  type ClientImageSection,
  type FieldProblem,
  GallerySection,
  type ImageSubSection,
  OpeningImageType,
  problem,
  problemAt,
} from '@janur/contracts';

/** What a call says of where its picture goes. */
export interface PlaceRequest {
  readonly section_type: string;
  readonly sub_section?: ImageSubSection | undefined;
  readonly order?: number | undefined;
}

/** A list of a client's content, and the column in it that shows a picture. */
export interface ListPlace {
  readonly kind: 'list';
  readonly table: 'profiles' | 'galleries' | 'hero_backgrounds' | 'stories' | 'payments' | 'events';
  readonly column: string;
  /** Which rows of the table are the list, and what a new row of it begins with. */
  readonly rows: Readonly<Record<string, string | boolean>>;
  readonly sortedBy: 'position' | 'order' | 'id';
  /** The item's own `order` value, or the nth of the list from 1; undefined is a new one at the end. */
  readonly item: { readonly by: 'order' | 'nth'; readonly number: number } | undefined;
  readonly grows: boolean;
}
export interface ContentPlace {
  readonly kind: 'content';
  readonly column: 'opening_modal_image';
  readonly imageType: OpeningImageType | undefined;
}

/** The place that a section names, or what is wrong with the way it is named. */
export function placeOf(
  asked: PlaceRequest & { section_type: ClientImageSection },
): ListPlace | ContentPlace | FieldProblem {
  const { section_type, sub_section: sub, order } = asked;
  const allowed = SUB_SECTIONS[section_type];
  if (sub !== undefined && !allowed.includes(sub)) return wrongSubSection(section_type, allowed);
  const first = { by: 'nth', number: order ?? 1 } as const;
  switch (section_type) {
    case 'BRIDE':
    case 'GROOM': {
      const rows = { side: section_type };
      const place = { kind: 'list', table: 'profiles', column: 'photo_url', rows, sortedBy: 'id' } as const;
      return single(asked) ?? { ...place, item: first, grows: true };
    }
    case 'GALLERY': {
      if (sub === undefined) return wrongSubSection(section_type, allowed);
      const item = order === undefined ? undefined : first;
      const place = { kind: 'list', table: 'galleries', column: 'picture_url', sortedBy: 'position' } as const;
      return { ...place, rows: { section: sub }, item, grows: true };
    }
    case 'HERO_BACKGROUND':
      return ordered('hero_backgrounds', 'picture_url', order);
    case 'STORY':
      return ordered('stories', 'image_url', order);
    case 'PAYMENT':
      return existing('payments', 'qr_code_image_url', {}, first);
    case 'EVENT':
      return existing('events', 'icon_url', { collection: sub ?? 'events' }, first);
    case 'GUEST_BOOK': {
      const column = sub === 'LOGO' ? 'guest_book_logo_url' : 'guest_book_image_url';
      return existing('events', column, { is_guest_book: true }, first);
    }
    case 'OPENING_MODAL': {
      const imageType = OpeningImageType.safeParse(sub).data;
      return single(asked) ?? { kind: 'content', column: 'opening_modal_image', imageType };
    }
  }
}

/** Where there is but one picture, only the first can be meant. */
export function single({ section_type, order = 1 }: PlaceRequest): FieldProblem | undefined {
  return order === 1 ? undefined : problemAt('body.order', problem('one_picture', { place: section_type }));
}

const SUB_SECTIONS: Readonly<Record<ClientImageSection, readonly string[]>> = {
  BRIDE: [],
  GROOM: [],
  GALLERY: GallerySection.options,
  HERO_BACKGROUND: [],
  STORY: [],
  PAYMENT: [],
  EVENT: ['events', 'new_events'],
  OPENING_MODAL: OpeningImageType.options,
  GUEST_BOOK: ['IMAGE', 'LOGO'],
};

export function wrongSubSection(section: string, allowed: readonly string[]): FieldProblem {
  const wrong =
    allowed.length > 0
      ? problem('not_one_of', { choices: allowed.join(', ') })
      : problem('no_sub_section', { place: section });
  return problemAt('body.sub_section', wrong);
}

function ordered(table: ListPlace['table'], column: string, order: number | undefined): ListPlace {
  const item = order === undefined ? undefined : ({ by: 'order', number: order } as const);
  return { kind: 'list', table, column, rows: {}, sortedBy: 'order', item, grows: true };
}

/** A picture alone makes no bank account and no event. */
function existing(
  table: ListPlace['table'],
  column: string,
  rows: ListPlace['rows'],
  item: NonNullable<ListPlace['item']>,
): ListPlace {
  return { kind: 'list', table, column, rows, sortedBy: 'position', item, grows: false };
}
