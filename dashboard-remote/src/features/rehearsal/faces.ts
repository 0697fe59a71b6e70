/** What a mood looks like, beside its word. */
export const FACES = { cheerful: '😄', calm: '🙂', tired: '😪', hurried: '😬', cross: '😠' } as const;
