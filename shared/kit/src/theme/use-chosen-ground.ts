import { useInvitation } from '../model/invitation.tsx';

/** The page's ground where the couple chose one of their own, as they wrote it; null is the template's. */
export const useChosenGround = (): string | null => useInvitation().client.option.base_color;
