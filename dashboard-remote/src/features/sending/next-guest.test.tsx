import type { RsvpRecord } from '@janur/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { recordOf } from '../../testing/couple.ts';
import { show } from '../../testing/show.tsx';
import { NextGuest } from './next-guest.tsx';

const guest = recordOf({ name: 'Bpk. Hendra', phone_number: '+6281200001111' });
const MESSAGE = 'Kepada Yth. Bpk. Hendra\nhttps://janur.test/x';

function showNext({
  next = guest,
  total = 2,
  skippedCount = 0,
}: { next?: RsvpRecord | null; total?: number; skippedCount?: number } = {}) {
  const done: string[] = [];
  show(
    <NextGuest
      language="id"
      queue={{
        state: 'ready',
        retry: () => undefined,
        next: next ?? undefined,
        after: [],
        counts: [],
        isCounted: true,
        needless: 0,
        left: 1,
        total,
        skippedCount,
        sent: [],
        skip: (code) => done.push(`skip ${code}`),
        unskipAll: () => done.push('unskip'),
        markSent: ({ code }) => done.push(`sent ${code}`),
        takeBack: () => undefined,
        isMarking: false,
        error: null,
      }}
      kind="INVITATION"
      message={next ? MESSAGE : undefined}
    />,
  );
  return done;
}

const whatsapp = () => new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /Buka WhatsApp/ }).href);

test('WhatsApp opens at the guest with the message; only who says so has sent it', () => {
  const done = showNext();
  expect(screen.getByRole('group', { name: 'Pesan seperti yang dilihat tamu' }).textContent).toContain('Kepada Yth.');
  expect([whatsapp().pathname, whatsapp().searchParams.get('text')]).toEqual(['/6281200001111', MESSAGE]);
  expect(screen.queryByRole('button', { name: 'Terkirim, lanjut' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Buka WhatsApp' }));
  expect(done).toEqual([]);
  const sent = screen.getByRole('button', { name: 'Terkirim, lanjut' });
  expect(document.activeElement).toBe(sent);
  fireEvent.click(sent);
  expect(done).toEqual([`sent ${guest.code}`]);
});

test('who comes back from WhatsApp has sent it', () => {
  const done = showNext();
  const turn = (state: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    fireEvent(document, new Event('visibilitychange'));
  };
  // looking at another tab without having opened WhatsApp sends nothing
  turn('hidden');
  turn('visible');
  expect(done).toEqual([]);
  fireEvent.click(screen.getByRole('link', { name: 'Buka WhatsApp' }));
  expect(done).toEqual([]);
  turn('hidden');
  turn('visible');
  turn('hidden');
  turn('visible');
  expect(done).toEqual([`sent ${guest.code}`]);
});

test('the message of this one guest can be changed', () => {
  showNext();
  fireEvent.click(screen.getByRole('button', { name: 'Ubah yang ini saja' }));
  const field = screen.getByRole('textbox', { name: 'Pesan untuk Bpk. Hendra' });
  fireEvent.change(field, { target: { value: 'Halo Om' } });
  expect(whatsapp().searchParams.get('text')).toBe('Halo Om');
  fireEvent.click(screen.getByRole('button', { name: 'Pakai pesan umum' }));
  expect(whatsapp().searchParams.get('text')).toBe(MESSAGE);
});

test('a guest can be skipped', () => {
  const done = showNext();
  fireEvent.click(screen.getByRole('button', { name: 'Lewati dulu' }));
  expect(done).toEqual([`skip ${guest.code}`]);
});

test('when only skipped guests are left they can be taken up again', () => {
  const done = showNext({ next: null, skippedCount: 3 });
  expect(screen.getByRole('heading', { name: 'Tinggal 3 tamu yang dilewati.' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Lihat yang dilewati' }));
  expect(done).toEqual(['unskip']);
});

test.each([
  [2, 'Semua sudah diundang.', '/rsvp'],
  [0, 'Belum ada yang bisa diundang.', '/guests'],
])('of %d guests none is waiting: %s', (total, title, href) => {
  showNext({ next: null, total });
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe(href);
});

test('once WhatsApp was opened the answer that is needed is the strong one, below its question', () => {
  showNext();
  fireEvent.click(screen.getByRole('link', { name: 'Buka WhatsApp' }));
  const sent = screen.getByRole('button', { name: 'Terkirim, lanjut' });
  const again = screen.getByRole('link', { name: 'Buka WhatsApp lagi' });
  expect([sent.dataset['variant'], again.dataset['variant']]).toEqual(['filled', 'default']);
  const placeOf = (element: Element) => Number(getComputedStyle(element).order || 0);
  const order = [screen.getByText('Pesan untuk Bpk. Hendra sudah terkirim?'), sent, again].map(placeOf);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});
