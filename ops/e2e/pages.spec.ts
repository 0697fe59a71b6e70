import { expect, test } from '@playwright/test';
import { staff } from './place.ts';
import { expectAccessible } from './accessible.ts';

test.describe('what stands at an address', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, status] of [
    ['/sinta-rama', 200],
    ['/demo-template-16', 200],
    ['/demo-locked', 200],
    ['/no-such-couple', 404],
    ['/demo-hidden', 404],
    ['/demo-unknown-template', 404],
    ['/Not%20A%20Slug', 404],
    ['/%E0%A4%A', 400],
    ['/dashboard/clients', 302],
    ['/guest-book', 302],
    ['/remotes/none/1/remoteEntry.js', 404],
    [staff('/dashboard/clients'), 200],
    [staff('/guest-book'), 200],
    [staff('/sinta-rama'), 302],
  ] as const) {
    test(`${path.replace(staff(''), 'staff ')} answers ${status}`, async ({ request }) => {
      expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(status);
    });
  }

  test('a private invitation leads to its login and keeps what the link says', async ({ request }) => {
    const answer = await request.get('/demo-private?to=Budi&guest=2', { maxRedirects: 0 });
    expect(answer.status()).toBe(302);
    expect(answer.headers()['location']).toBe('/demo-private/login?to=Budi&guest=2');
  });

  test('a locked or private page holds nothing of the content', async ({ request }) => {
    for (const path of ['/demo-locked', '/demo-private/login']) {
      expect(await (await request.get(path)).text()).not.toContain('"content"');
    }
  });

  test('the link preview knows the couple, and never the guest', async ({ request }) => {
    const html = await (await request.get('/sinta-rama?to=Budi%22%3E%3Cscript%3E')).text();
    expect(html).toMatch(/<meta property="og:title" content="[^"]*Sinta/);
    expect(html).toMatch(/<meta property="og:image" content="http/);
    expect(html.slice(0, html.indexOf('<body'))).not.toContain('Budi');
    expect(html).not.toContain('Budi"><script>');
  });

  test('without script names, dates, places and maps can be read', async ({ page }) => {
    await page.goto('/sinta-rama');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sinta');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('link', { name: /^Lihat Peta: / }).first()).toHaveAttribute('href', /^https:/);
  });

  test('the same page is not sent twice', async ({ request }) => {
    const first = await request.get('/demo-template-1');
    const again = await request.get('/demo-template-1', {
      headers: { 'if-none-match': first.headers()['etag'] ?? '' },
    });
    expect(again.status()).toBe(304);
  });
});

test('the lock opens with the code, and says when it was wrong', async ({ page }) => {
  await page.goto('/demo-locked?to=Budi');
  await page.getByRole('textbox').fill('MELATI');
  await page.getByRole('button').click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expectAccessible(page);
  await page.getByRole('textbox').fill('BUNGA');
  await page.getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText('Budi');
});

test('a private invitation opens for a phone number on its list', async ({ page }) => {
  await page.goto('/demo-private?to=Budi');
  await page.getByRole('textbox').fill('0811 0000 000');
  await page.getByRole('button').click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expectAccessible(page);
  await page.getByRole('textbox').fill('0812-0000 0001');
  await page.getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText('Budi');
});

test('an invitation has no accessibility violations, closed and open', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/sinta-rama?to=Budi');
  await expect(page.getByRole('dialog').getByRole('button')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.locator('#rsvp').scrollIntoViewIfNeeded();
  await page.locator('[data-part="submit"]').click();
  await expect(page.locator('[data-part="error-summary"]')).toBeFocused();
  await expectAccessible(page);
});

test('no page breaks its own security policy', async ({ page }) => {
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|integrity/i.test(message.text())) broken.push(message.text());
  });
  page.on('pageerror', (error) => broken.push(error.message));
  for (const path of ['/sinta-rama', '/demo-template-2', '/dashboard', '/guest-book', '/no-such-couple']) {
    await page.goto(path);
    await expect(page.getByRole('button').or(page.getByRole('link')).first()).toBeVisible();
  }
  expect(broken).toEqual([]);
});
