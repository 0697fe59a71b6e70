import {
  type UploadedImage,
  uploadClientImage,
  uploadMusic,
  uploadOptionImage,
  problem,
  problemAt,
} from '@janur/contracts';
import { createTurns, inTurn, PLACES } from '../../budgets/places.ts';
import type { FastifyInstance } from 'fastify';
import { loggable, notFound, raise, unavailable } from '../../lib/errors.ts';
import { endpoints } from '../../http/endpoints.ts';
import type { UploadedFile } from '../../http/multipart.ts';
import { type RawRequest, refuse } from '../../http/validate.ts';
import type { AppContext } from '../../context.ts';
import { createDownload } from '../../fetching/download.ts';
import { createAvifEncoder } from './avif.ts';
import { encodeImage } from './image.ts';
import { inspectMusic } from './music.ts';
import { withoutTags } from './music-tags.ts';
import { type PlaceRequest, placeOf, single, wrongSubSection } from './place.ts';
import { contentOf, putInContent, putInList, putOnOption } from './place-queries.ts';
import { clientExists, findClientOfOption } from './queries.ts';
import { broughtFileRoutes } from './brought-routes.ts';
import { draftOfImage, draftOfFile } from './drafts.ts';
import { type Caller, callerOf, keepUpload, type Target } from './service.ts';
import { sweepFiles } from './sweep.ts';

/** Soon after a start, and so late that a picture that waits in this process is rarely found again. */
const RESUME_EVERY_MS = 5 * 60_000;
const SWEEP_EVERY_MS = 6 * 3_600_000;

export function uploadRoutes(
  app: FastifyInstance,
  { db, store, config }: Pick<AppContext, 'db' | 'store' | 'config'>,
): void {
  const on = endpoints(app);
  const keeping = { db, store, quotaBytes: config.uploadQuotaBytes };
  const avif = createAvifEncoder({ db, store, log: app.log });
  const decoding = createTurns(PLACES.decoding);
  broughtFileRoutes(app, { keeping, avif, decoding, download: createDownload(config.fetching) });
  keepHouse();

  on(uploadClientImage, async ({ params: { clientId }, body, scope, principal, request }) => {
    if (!(await clientExists(db, scope, clientId))) throw notFound('client');
    const place = placeOf(body);
    if ('code' in place) return refuse([place], uploadClientImage, asSent(body));
    return keepImage(callerOf(scope, principal, request), body, {
      owner: { table: 'clients', id: clientId },
      clientId,
      attach: unlessForSave(body, async (trx, url) => {
        const contentId = await contentOf(trx, scope, clientId);
        if (place.kind === 'content') return putInContent(trx, scope, { contentId, place, url });
        const put = await putInList(trx, scope, { clientId, contentId, place, url });
        const missing = problemAt('body.order', problem('no_such_item', { place: body.section_type }));
        return put ?? refuse([missing], uploadClientImage, asSent(body));
      }),
    });
  });

  on(uploadOptionImage, async ({ params: { optionId }, body, scope, principal, request }) => {
    const clientId = (await findClientOfOption(db, scope, optionId)) ?? raise(notFound('invitation'));
    const wrong = single(body) ?? (body.sub_section && wrongSubSection(body.section_type, []));
    if (wrong) return refuse([wrong], uploadOptionImage, asSent(body));
    return keepImage(callerOf(scope, principal, request), body, {
      owner: { table: 'options', id: optionId },
      clientId,
      attach: unlessForSave(body, (trx, url) => putOnOption(trx, scope, { optionId, place: body.section_type, url })),
    });
  });

  on(uploadMusic, async ({ params: { optionId }, body: { 'music-file': file, attach }, scope, principal, request }) => {
    const clientId = (await findClientOfOption(db, scope, optionId)) ?? raise(notFound('invitation'));
    const { ending, duration } = await inspectMusic(file.bytes, 'body.music-file');
    const song = withoutTags(file.bytes, ending);
    const { url, revision } = await keepUpload(
      keeping,
      callerOf(scope, principal, request),
      draftOfFile(song, ending),
      {
        owner: { table: 'options', id: optionId },
        clientId,
        kind: 'MUSIC',
        field: 'music-file',
        section: null,
        subSection: null,
        attach: unlessForSave({ attach }, (trx, musicPath) =>
          putOnOption(trx, scope, { optionId, place: 'SONG', url: musicPath }),
        ),
        old: 'replaced',
      },
    );
    return { musicPath: url, duration, revision };
  });

  async function keepImage(
    caller: Caller,
    { image_file, ...asked }: PlaceRequest & { image_file: UploadedFile; old_file_url?: string | undefined },
    target: Pick<Target, 'owner' | 'clientId' | 'attach'>,
  ): Promise<UploadedImage> {
    const as = asked.section_type === 'META' ? 'jpg' : 'webp';
    const turn = { turns: decoding, who: `client ${target.clientId}`, busy: unavailable };
    const set = await inTurn(turn, () => encodeImage(image_file.bytes, { as, field: 'body.image_file' }));
    const draft = draftOfImage(set, as);
    const { id, url, revision } = await keepUpload(keeping, caller, draft, {
      ...target,
      kind: 'IMAGE',
      field: 'image_file',
      section: asked.section_type,
      subSection: asked.sub_section ?? null,
      old: { url: asked.old_file_url },
    });
    avif.add(id);
    const { main, placeholder, variants } = { ...set, ...draft, main: set.main, placeholder: set.placeholder };
    return { url, width: main.width, height: main.height, placeholder, variants: [...variants], revision };
  }

  function keepHouse(): void {
    const every = (milliseconds: number, what: string, work: () => Promise<unknown>) =>
      setInterval(() => {
        work().catch((error: unknown) => app.log.warn({ err: loggable(error) }, `${what} failed`));
      }, milliseconds).unref();
    const timers = [
      every(RESUME_EVERY_MS, 'looking for pictures without AVIF', () => avif.resume()),
      every(SWEEP_EVERY_MS, 'sweeping files', () => sweepFiles({ db, store })),
    ];
    app.addHook('onClose', async () => {
      timers.forEach(clearInterval);
      await avif.close();
    });
  }
}

/** An editor that sends a file for its save names the address itself. */
const unlessForSave = (
  { attach }: { attach?: 'NOW' | 'SAVE' | undefined },
  put: NonNullable<Target['attach']>,
): Target['attach'] => (attach === 'SAVE' ? null : put);

const asSent = (body: unknown): RawRequest => ({ params: {}, query: {}, headers: {}, body });
