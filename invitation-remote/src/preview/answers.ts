const WISHES = [
  ['Ratna & Bimo', 'Selamat menempuh hidup baru! Semoga menjadi keluarga yang sakinah, mawaddah, warahmah.'],
  ['Oma Christine', 'Sampai jumpa, sayang.', 'Terima kasih, Oma. Sampai jumpa di pelaminan!'],
  ['Yuki', '末永くお幸せに！'],
].map(([name, message, answer = null], index) => ({
  id: index + 1,
  name,
  message,
  answer,
  created_at: `2027-03-0${3 - index}T02:00:00.000Z`,
}));

/** A preview calls nobody: it is answered here as the API would answer a new invitation. */
export async function answerLocally(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/api/public/wishes/')) return success({ data: WISHES, meta: oneFullPage(WISHES.length) });
  if (pathname.startsWith('/api/public/guests/rsvp/')) return success({ data: await receipt(request) });
  return Response.json(
    { status: 'error', status_code: 404, message: 'A preview has no such call', error: { code: 'NOT_FOUND' } },
    { status: 404 },
  );
}

async function receipt(request: Request) {
  const { name, message }: { name: string; message?: string } = await request.json();
  const wish = message ? { id: 4, name, message, answer: null, created_at: new Date().toISOString() } : null;
  return { wish, booking_id: 1, guest_code: 'PREVIEW001' };
}

const success = (body: object) => Response.json({ status: 'success', status_code: 200, ...body });

const oneFullPage = (total: number) => ({
  current_page: 1,
  last_page: 1,
  limit: 10,
  next_page: null,
  previous_page: null,
  total_data: total,
});
