import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { WatchedFiles } from '../files/index.ts';
import type { Database } from '../db/connection.ts';
import { databaseRetries } from '../db/transaction.ts';
import { metricsOfAll } from './metrics-of-all.ts';

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  readonly contentType: string;
  /** In Prometheus' text form. */
  text(): Promise<string>;
  /** Measures every request of a server by its route, never by its address: addresses hold codes and numbers. */
  measure(app: FastifyInstance): void;
  /** One operation of the guest-book was judged. */
  countOperation(verdict: string): void;
  /** An event's stream was opened (1) or ended (-1). */
  moveStreams(by: 1 | -1): void;
  /** Shows from now on whether uploaded files can be had. */
  watchFiles(files: WatchedFiles): void;
}

/** What is true of the process, however many apps it builds. */
let ofProcess: Registry | undefined;

export function createMetrics(db: Database): Metrics {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
    ofProcess.registerMetric(databaseRetries);
  }
  const own = new Registry();
  const registers = [own];
  const requests = new Histogram({
    name: 'janur_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const operations = new Counter({
    name: 'janur_guest_book_operations_total',
    help: 'Operations of ushers by what came of them',
    labelNames: ['verdict'],
    registers,
  });
  const streams = new Gauge({ name: 'janur_live_streams', help: 'Open event streams', registers });
  let files: WatchedFiles | undefined;
  void new Gauge({
    name: 'janur_files_away',
    help: '1 while the bucket of uploaded files does not answer',
    registers,
    async collect() {
      this.set((await files?.state()) === 'away' ? 1 : 0);
    },
  });
  void new Gauge({
    name: 'janur_database_connections',
    help: 'Connections of the pool, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolOf(db))) this.set({ state }, count);
    },
  });

  const all = Registry.merge([ofProcess, own]);
  // added up without it, what a process that ends has counted would be taken away, and what is left of the sum read as new
  if (cluster.isWorker) all.setDefaultLabels({ process: String(process.pid) });
  const ofAll = cluster.isWorker ? metricsOfAll([all]) : undefined;
  return {
    contentType: all.contentType,
    text: async () => (await ofAll?.()) || all.metrics(),
    measure(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const { config, url = 'none' } = request.routeOptions;
        // a stream's time is its reader's, not ours
        if (!config.endpoint?.produces?.includes('text/event-stream')) {
          const route = config.endpoint?.path ?? url;
          requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
        }
        done();
      });
    },
    countOperation: (verdict) => operations.inc({ verdict }),
    moveStreams: (by) => streams.inc(by),
    watchFiles: (watched) => void (files = watched),
  };
}

interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

function poolOf(db: Database): Record<string, number> {
  const { pool }: { pool?: Pool } = db.client; // knex's types leave its client open
  return { used: pool?.numUsed() ?? 0, free: pool?.numFree() ?? 0, waiting: pool?.numPendingAcquires() ?? 0 };
}
