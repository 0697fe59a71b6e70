import type { PublicClient } from '@janur/contracts';

/** A fixture's client with files that an installation has: those of another couple. */
export function withPicturesOf({ content, option, images }: PublicClient, client: PublicClient): PublicClient {
  const own = content.galleries.flatMap(({ picture_url }) => picture_url ?? []);
  const named: Readonly<Record<string, string | null | undefined>> = {
    'bride.webp': content.bride?.photo_url,
    'groom.webp': content.groom?.photo_url,
    'cover.webp': content.opening_modal_image,
    'song.mp3': option.song_url,
  };
  const real = (name: string) => named[name] ?? own[Number(name.replace(/\D/g, '')) % own.length] ?? '';
  const dressed: PublicClient = JSON.parse(
    JSON.stringify(client).replaceAll(/\/files\/fixture\/([\w.-]+)/g, (_, name: string) => real(name)),
  );
  return { ...dressed, images };
}
