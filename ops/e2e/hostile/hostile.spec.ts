import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { openTestedDatabase } from '../database.ts';
import { breakTemplate } from '../outages/outage.ts';
import { e2ePlace } from '../place.ts';
import { ATTEMPTS } from './attempts.ts';

/** Whoever answers here was reached: the host that nothing of a guest's page may talk to. */
async function listenForCanaries(): Promise<{ server: Server; host: string; heard: string[] }> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.setHeader('access-control-allow-origin', '*').end('reached');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return { server, host: `127.0.0.1:${(server.address() as AddressInfo).port}`, heard }; // it listens on a port
}

/** Attempts that end without a word: that nothing came of them is seen elsewhere. */
const SILENT = ['a beacon', 'a picture of a style', 'a form', 'a frame', 'a timer of a text', 'an inline script'];

test('every attempt of a hostile template is stopped by the page, and reported', async ({ page, context }) => {
  const { server, host, heard } = await listenForCanaries();
  const db = openTestedDatabase();
  const blockedBefore = await blocked(db);
  try {
    await context.addCookies([{ name: 'token', value: 'staff', url: e2ePlace().origin, httpOnly: true }]);
    const outcomes = await attack(page, host);
    const reached = Object.entries(outcomes).filter(
      ([name, outcome]) => outcome === true || (!SILENT.includes(name) && outcome === 'sent'),
    );
    expect(reached).toEqual([]);
    expect(Object.keys(outcomes)).toHaveLength(20);
    expect(await page.evaluate(() => 'evaluated' in window)).toBe(false);
    expect(heard).toEqual([]);
    for (const directive of [
      'connect-src',
      'img-src',
      'worker-src',
      'frame-src',
      'form-action',
      'require-trusted-types-for',
      'trusted-types',
    ])
      await expect
        .poll(async () => (await blocked(db)).get(directive) ?? 0, { message: directive })
        .toBeGreaterThan(blockedBefore.get(directive) ?? 0);
    // and the guest has an invitation all the same
    await expect(page.locator('[data-invitation]')).toBeVisible();
  } finally {
    server.close();
    await db.destroy();
  }
});

/** The hostile code runs where a template's does: as a remote's entry, with the hash that the registry tells. */
async function attack(page: Page, host: string): Promise<Record<string, unknown>> {
  const workerAddress = '/remotes/template-1/broken/worker.js';
  await page.route(`**${workerAddress}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'postMessage(1)' }),
  );
  await page.addInitScript((known) => Object.assign(window, known), { canaryHost: host, workerAddress });
  await breakTemplate(page, { slug: 'demo-template-1', outage: 'throws at load', hasFormer: true, code: ATTEMPTS });
  await page.goto('/demo-template-1?to=Budi');
  await page.waitForFunction(() => 'attempted' in window);
  return page.evaluate(async () => {
    const attacked = window as unknown as { attempted: Promise<void>; outcomes: Record<string, unknown> }; // of ATTEMPTS
    await attacked.attempted;
    return attacked.outcomes;
  });
}

async function blocked(db: ReturnType<typeof openTestedDatabase>): Promise<Map<string, number>> {
  const rows = await db('page_reports').select('failure', 'seen').where({ kind: 'BLOCKED' });
  const counts = new Map<string, number>();
  for (const { failure, seen } of rows) {
    const directive = failure.replace(/-(?:elem|attr)$/, '');
    counts.set(directive, (counts.get(directive) ?? 0) + seen);
  }
  return counts;
}
