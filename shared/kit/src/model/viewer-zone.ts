let zone: string | null | undefined;

/** Where the reader's clock hangs (IANA); null where the browser does not say, or names a zone that it cannot use itself. */
export function viewerZone(): string | null {
  if (zone === undefined) zone = readZone();
  return zone;
}

function readZone(): string | null {
  try {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
