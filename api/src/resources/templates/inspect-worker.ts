import { parentPort, workerData } from 'node:worker_threads';
import type { Inspection } from './inspect-apart.ts';
import { inspectTemplate } from './inspect.ts';

const { manifest, files } = workerData as Inspection; // given by inspect-apart.ts alone
// a Buffer comes out on this side as the bytes that it was
const buffers = files.map(({ bytes, ...file }) => ({ ...file, bytes: Buffer.from(bytes) }));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is no window
parentPort?.postMessage(inspectTemplate(manifest, buffers));
