/** What an event is called: as its hosts say, else by its kind. */
export const titleOf = ({ title, type }: { title: string | null; type: string | null }): string => title ?? type ?? '';
