export const SMALL: { readonly flags: readonly string[]; readonly env: Readonly<Record<string, string>> };
