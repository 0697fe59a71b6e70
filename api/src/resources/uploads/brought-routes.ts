import {
  type FetchedUse,
  fetchFile,
  type FilmUse,
  problem,
  problemAt,
  uploadFilm,
  uploadFont,
  uploadMusic,
  uploadOptionImage,
} from '@janur/contracts';
import type { FastifyInstance } from 'fastify';
import type { ClientScope } from '../../access/access.ts';
import { createTurns, inTurn, PLACES, type Turns } from '../../budgets/places.ts';
import type { Download } from '../../fetching/download.ts';
import { endpoints } from '../../http/endpoints.ts';
import { invalid, notFound, raise, unavailable } from '../../lib/errors.ts';
import type { AvifEncoder } from './avif.ts';
import { type Draft, draftOfFilm, draftOfImage, draftOfFile } from './drafts.ts';
import { makeFilm } from './film/make.ts';
import { makeFont } from './font/font.ts';
import { encodeImage } from './image.ts';
import { inspectMusic } from './music.ts';
import { withoutTags } from './music-tags.ts';
import { findClientOfOption } from './queries.ts';
import { type Caller, callerOf, type Keeping, keepUpload, type UploadKind } from './service.ts';

interface Brought {
  readonly keeping: Keeping;
  readonly avif: AvifEncoder;
  /** Pictures take turns with those that are sent. */
  readonly decoding: Turns;
  readonly download: Download;
}

/** Where a file of a use comes from, in errors: a form's field, or the address that was pasted. */
interface Wish {
  readonly clientId: number;
  readonly field: string;
  readonly from?: number | undefined;
}

const KINDS = {
  IMAGE: 'IMAGE',
  PREVIEW: 'IMAGE',
  SONG: 'MUSIC',
  FONT: 'FONT',
  LOOP: 'FILM',
  FILM: 'FILM',
} as const satisfies Record<FetchedUse, UploadKind>;

const MAX_BYTES: Readonly<Record<FetchedUse, number>> = {
  IMAGE: uploadOptionImage.files.image_file.maxBytes,
  PREVIEW: uploadOptionImage.files.image_file.maxBytes,
  SONG: uploadMusic.files['music-file'].maxBytes,
  FONT: uploadFont.files.font_file.maxBytes,
  LOOP: uploadFilm.files.film_file.maxBytes,
  FILM: uploadFilm.files.film_file.maxBytes,
};

/** Files that couples bring beside their pictures and songs: films, fonts, and whatever has an address (decision 035). */
export function broughtFileRoutes(app: FastifyInstance, { keeping, avif, decoding, download }: Brought): void {
  const on = endpoints(app);
  const filming = createTurns(PLACES.filming);
  const cutting = createTurns(PLACES.inspecting);
  const fetching = createTurns(PLACES.fetching);
  const inTurnOf = <T>(turns: Turns, clientId: number, work: () => Promise<T>): Promise<T> =>
    inTurn({ turns, who: `client ${clientId}`, busy: unavailable }, work);

  on(uploadFilm, async ({ params: { optionId }, body: { film_file, use, from }, scope, principal, request }) => {
    const clientId = await clientOf(scope, optionId);
    const made = await film(film_file.bytes, use, { clientId, field: 'body.film_file', from });
    const url = await keep(callerOf(scope, principal, request), draftOfFilm(made), { optionId, clientId, use });
    return { url, duration: made.seconds, width: made.width, height: made.height };
  });

  on(uploadFont, async ({ params: { optionId }, body: { font_file }, scope, principal, request }) => {
    const clientId = await clientOf(scope, optionId);
    const { woff2, letters } = await font(font_file.bytes, { clientId, field: 'body.font_file' });
    const draft = draftOfFile(woff2, 'woff2');
    return {
      url: await keep(callerOf(scope, principal, request), draft, { optionId, clientId, use: 'FONT' }),
      letters,
    };
  });

  on(fetchFile, async ({ params: { optionId }, body, scope, principal, request }) => {
    const { address, use, from, licence } = body;
    if (use === 'FONT' && licence === undefined) throw invalid([problemAt('body.licence', problem('licence_wanted'))]);
    const clientId = await clientOf(scope, optionId);
    const field = 'body.address';
    const bytes = await inTurnOf(fetching, clientId, () => download(address, { maxBytes: MAX_BYTES[use], field }));
    const draft = await draftOf(bytes, use, { clientId, field, from });
    return { url: await keep(callerOf(scope, principal, request), draft, { optionId, clientId, use }) };
  });

  const clientOf = async (scope: ClientScope, optionId: number): Promise<number> =>
    (await findClientOfOption(keeping.db, scope, optionId)) ?? raise(notFound('invitation'));
  const film = (bytes: Buffer, use: FilmUse, { clientId, ...wish }: Wish) =>
    inTurnOf(filming, clientId, () => makeFilm(bytes, { use, ...wish }));
  const font = (bytes: Buffer, { clientId, field }: Wish) => inTurnOf(cutting, clientId, () => makeFont(bytes, field));

  /** Checked and made smaller as what is sent. */
  async function draftOf(bytes: Buffer, use: FetchedUse, wish: Wish): Promise<Draft> {
    const { clientId, field } = wish;
    switch (use) {
      case 'IMAGE':
      case 'PREVIEW': {
        const as = use === 'PREVIEW' ? 'jpg' : 'webp';
        return draftOfImage(await inTurnOf(decoding, clientId, () => encodeImage(bytes, { as, field })), as);
      }
      case 'SONG': {
        const { ending } = await inspectMusic(bytes, field);
        return draftOfFile(withoutTags(bytes, ending), ending);
      }
      case 'FONT':
        return draftOfFile((await font(bytes, wish)).woff2, 'woff2');
      case 'LOOP':
      case 'FILM':
        return draftOfFilm(await film(bytes, use, wish));
    }
  }

  /** Shown nowhere yet: the save of an editor names its address. */
  async function keep(
    caller: Caller,
    draft: Draft,
    { optionId, clientId, use }: { optionId: number; clientId: number; use: FetchedUse },
  ): Promise<string> {
    const { id, url } = await keepUpload(keeping, caller, draft, {
      owner: { table: 'options', id: optionId },
      clientId,
      kind: KINDS[use],
      section: null,
      subSection: null,
      attach: null,
      field: use === 'FONT' ? 'font_file' : 'film_file',
      old: { url: undefined },
    });
    if (draft.state === 'ENCODING') avif.add(id);
    return url;
  }
}
