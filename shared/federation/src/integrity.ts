const expected = new Map<string, string>();

/** Tells which hash the script at `address` (a path on our origin) must have. */
export function expect(address: string, integrity: string) {
  expected.set(address, integrity);
}

/** The hash that was told for a script's URL, however the runtime spelt it. */
export function integrityOf(url: string): string | undefined {
  const { pathname, search } = new URL(url, window.location.href);
  return expected.get(pathname + search);
}
