import type { FileEnding } from '../../files/names.ts';

/*
 * What stands in a song beside the sound: who bought it, from which machine, where it was recorded. None of it is needed to play
 * it. Ogg keeps its comments: each page carries a sum over what is in it.
 */

/** The song without its tags; the sound is the same byte for byte. */
export function withoutTags(song: Buffer, ending: FileEnding): Buffer {
  if (ending === 'mp3') return untaggedMp3(song);
  return ending === 'm4a' ? untaggedMp4(song) : song;
}

const ID3V1_BYTES = 128;
const APE_FOOTER_BYTES = 32;
const ID3V2_HEADER_BYTES = 10;
const HAS_FOOTER = 0x10;

/** ID3v2 stands in front, APEv2 and ID3v1 at the end, each perhaps more than once. */
function untaggedMp3(song: Buffer): Buffer {
  let from = 0;
  let to = song.length;
  while (song.toString('latin1', from, from + 3) === 'ID3' && from + ID3V2_HEADER_BYTES <= to) {
    const footer = (song.readUInt8(from + 5) & HAS_FOOTER) === 0 ? 0 : ID3V2_HEADER_BYTES;
    from += ID3V2_HEADER_BYTES + syncSafe(song, from + 6) + footer;
  }
  for (;;) {
    if (song.toString('latin1', to - ID3V1_BYTES, to - ID3V1_BYTES + 3) === 'TAG') to -= ID3V1_BYTES;
    else if (song.toString('latin1', to - APE_FOOTER_BYTES, to - APE_FOOTER_BYTES + 8) === 'APETAGEX')
      to -= apeBytes(song, to);
    else break;
  }
  // what is nothing but tags was no song, and a length that lies cuts none away
  return from < to && to > 0 ? song.subarray(from, to) : song;
}

/** Four bytes of seven bits each. */
const syncSafe = (bytes: Buffer, at: number): number =>
  [0, 1, 2, 3].reduce((sum, index) => sum * 128 + (bytes.readUInt8(at + index) & 0x7f), 0);

function apeBytes(song: Buffer, end: number): number {
  const size = song.readUInt32LE(end - APE_FOOTER_BYTES + 12);
  const header =
    song.toString('latin1', end - size - APE_FOOTER_BYTES, end - size - APE_FOOTER_BYTES + 8) === 'APETAGEX';
  return Math.min(end, size + (header ? APE_FOOTER_BYTES : 0));
}

const BOX_HEADER_BYTES = 8;

/** The box of user data becomes one of free space, as long as it was: what points to the sound still points there. */
function untaggedMp4(song: Buffer): Buffer {
  const copy = Buffer.from(song);
  for (const moov of boxesIn(copy, { from: 0, to: copy.length }).filter(({ type }) => type === 'moov')) {
    const inside = boxesIn(copy, moov.content);
    const tracks = inside.filter(({ type }) => type === 'trak').flatMap(({ content }) => boxesIn(copy, content));
    for (const { type, content } of [...inside, ...tracks]) {
      if (type !== 'udta' && type !== 'meta') continue;
      copy.write('free', content.from - 4, 'latin1');
      copy.fill(0, content.from, content.to);
    }
  }
  return copy;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function boxesIn(bytes: Buffer, { from, to }: Span): { type: string; content: Span }[] {
  const boxes = [];
  for (let at = from; at + BOX_HEADER_BYTES <= to;) {
    const size = bytes.readUInt32BE(at);
    // 1 is a length of 64 bits, which only the sound itself has; 0 reaches to the end
    if (size < BOX_HEADER_BYTES || at + size > to) break;
    boxes.push({
      type: bytes.toString('latin1', at + 4, at + BOX_HEADER_BYTES),
      content: { from: at + BOX_HEADER_BYTES, to: at + size },
    });
    at += size;
  }
  return boxes;
}
