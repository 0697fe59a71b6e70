import { parentPort, workerData } from 'node:worker_threads';
import { cutFont } from './cut-font.ts';
import type { FontJob } from './font.ts';

const { bytes } = workerData as FontJob; // given by font.ts alone
const cut = await cutFont(Buffer.from(bytes));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is no window
parentPort?.postMessage(cut);
