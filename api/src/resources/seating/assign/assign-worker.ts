import { parentPort, workerData } from 'node:worker_threads';
import { assignSeats } from './assign.ts';
import type { SeatingCase } from './seating-case.ts';

const seating = workerData as SeatingCase; // given by assign-apart.ts alone
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread is no window
parentPort?.postMessage(assignSeats(seating));
