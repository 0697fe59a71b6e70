/** A file that the server gets itself, in place of one that is sent. */
export class PastedAddress {
  readonly address: string;
  /** The invitation that it is for. */
  readonly optionId: number;
  /** The last part of its address: 'our-song.mp3'. */
  readonly name: string;

  constructor(address: string, optionId: number) {
    this.address = address.trim();
    this.optionId = optionId;
    this.name = nameIn(this.address);
  }
}

/** What comes to a place: a file of this device, or the address of one. */
export type Source = File | PastedAddress;

function nameIn(address: string): string {
  const url = URL.parse(address);
  const last = url?.pathname.split('/').filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(last) || url?.hostname || address;
  } catch {
    // a % that begins no character
    return last;
  }
}
