import { GUEST_TAGS, type GuestTag } from '@janur/contracts';

/** As they are stored: in the order of the contract, with commas between; null is none. */
export const storedTags = (tags: readonly GuestTag[]): string | null =>
  GUEST_TAGS.filter((tag) => tags.includes(tag)).join(',') || null;

/** As they were stored; what this build does not know is left out. */
export const tagsOf = (stored: string | null): GuestTag[] => {
  const said = stored?.split(',') ?? [];
  return GUEST_TAGS.filter((tag) => said.includes(tag));
};

/** A guest of honour, by the mark or by a group such as `VIP Kantor` or `VVIP`, as lists of before had it. */
export const isVip = ({ tags, guest_group }: { tags: string | null; guest_group: string | null }): boolean =>
  tagsOf(tags).includes('VIP') || VIP_GROUP.test(guest_group ?? '');
const VIP_GROUP = /(?<![\p{L}\p{N}])v{1,3}ip(?![\p{L}])/iu;

const SIDES: readonly GuestTag[] = ['BRIDE', 'GROOM'];

/** With some added and some taken away: a side that is added takes the place of the other. */
export function withTags(
  tags: readonly GuestTag[],
  { add = [], remove = [] }: { add?: readonly GuestTag[] | undefined; remove?: readonly GuestTag[] | undefined },
): GuestTag[] {
  const isOther = (tag: GuestTag) =>
    SIDES.includes(tag) && !add.includes(tag) && add.some((one) => SIDES.includes(one));
  return GUEST_TAGS.filter(
    (tag) => add.includes(tag) || (tags.includes(tag) && !remove.includes(tag) && !isOther(tag)),
  );
}
