import { type Given, type GivenClient, type GivenEvent, type GivenGuest, PASSWORD } from './given.ts';
import type { RawCall } from './call.ts';
import { formOf, type GivenFamily, newSigningPair, signedBuild } from './builds.ts';
import { ensureFilmMaker } from './films.ts';
import { pictureAddress } from './file-server.ts';
import { unique } from './unique.ts';
import { fileOf, fontSample, mediaSample, ONE_PIXEL, silentMp3 } from './media.ts';

/** Of a phone: a point of P-256 (RFC 6979, A.2.5). */
const PHONE_KEY = 'A2D-1LolWp0xyWHrdMY1bWjASbiSO2H6bOZpYi5g8p-2';

/** What the sample calls talk about: one client with an event and an invited guest. */
export interface World {
  readonly client: GivenClient;
  readonly event: GivenEvent;
  readonly guest: GivenGuest;
  /** A guest who is checked in. */
  readonly arrived: GivenGuest;
  /** What the guest answered, and where the guest sits. */
  readonly bookingId: number;
  readonly guestEventId: number;
  readonly wishId: number;
  /** What the guest photographed at an event that is over. */
  readonly photoId: number;
  readonly waitingId: number;
  readonly usherId: number;
  /** Where the usher is logged in. */
  readonly sessionId: number;
  readonly family: GivenFamily;
  /** Where another server has a picture. */
  readonly pictureAddress: string;
  readonly bankId: number;
  /** What the kitchen was given of the event. */
  readonly sheetId: number;
  /** How the event stood when it was closed. */
  readonly closingId: number;
  readonly rehearsalId: number;
  /** The code of a guest who was deleted. */
  readonly deleted: string;
  /** What opens the client's draft, as what it is seen, and what was suggested in it. */
  readonly draftToken: string;
  readonly draftRevision: string;
  readonly suggestionId: number;
  /** A table of the event, and two guests who never sit together. */
  readonly tableId: number;
  readonly ruleId: number;
  readonly giftId: number;
  /** An usher whom the couple appointed. */
  readonly ownUsherId: number;
  /** Somebody of the family, and the secret of the link that waits for another. */
  readonly coHostId: number;
  readonly coHostToken: string;
}

export async function givenWorld(given: Given): Promise<World> {
  const client = await given.client({ version: 'V1' });
  const event = await given.event({ of: client });
  const guest = await given.guest({ of: client, to: [event] });
  await given.clientAccount(client);
  const arrived = await given.guest({
    of: client,
    to: [event],
    at: { is_checked_in: true, checked_in_at: new Date(), total_guests_attended: 1 },
  });
  const bookingId = await given.booking({ of: client, guest });
  const guestEventId = await given.place(guest.id, event.id);
  const wishId = await given.wish({ of: client });
  await given.event({ of: client, start_datetime: new Date('2020-06-12T04:00:00Z'), is_guest_book: false });
  const photoId = await given.photo({ of: client, guest });
  const waitingId = await given.waiting(client);
  const { id: usherId } = await given.usher(client);
  const sessionId = await given.session(usherId);
  const family = await given.family();
  await ensureFilmMaker();
  const address = await pictureAddress();
  const bankId = await given.bank();
  const sheetId = await given.sheet(event);
  const closingId = await given.closing(event);
  const rehearsalId = await given.rehearsal(event);
  const deleted = await given.deleted(client);
  const draftToken = await given.draftLink(client);
  const suggestionId = await given.suggestion(client);
  const tableId = await given.table(event);
  const ownUsherId = await given.ownUsher(client);
  const { id: coHostId } = await given.coHost(client);
  const coHostToken = await given.coHostLink(client);
  const giftId = await given.gift(client);
  const ruleId = await given.seatingRule(guest, arrived);
  return {
    client,
    event,
    guest,
    arrived,
    bookingId,
    guestEventId,
    wishId,
    photoId,
    waitingId,
    usherId,
    sessionId,
    family,
    pictureAddress: address,
    bankId,
    sheetId,
    closingId,
    rehearsalId,
    deleted,
    draftToken,
    suggestionId,
    tableId,
    ruleId,
    giftId,
    ownUsherId,
    coHostId,
    coHostToken,
    // the last: all that stands in the draft is there
    draftRevision: await given.draftRevision(client),
  };
}

/** Names what exists nowhere. */
export function ghostWorld(): World {
  const client = {
    id: 999_999_001,
    optionId: 999_999_002,
    contentId: 999_999_003,
    name: 'Nobody',
    slug: 'nobody-at-all',
  };
  return {
    client,
    event: { id: 999_999_004, client },
    guest: { id: 999_999_005, code: 'NOBODY0000', name: 'Nobody', phone: '+6281999999999' },
    arrived: { id: 999_999_006, code: 'NOBODY0001', name: 'Nobody', phone: '+6281999999998' },
    bookingId: 999_999_007,
    guestEventId: 999_999_008,
    wishId: 999_999_009,
    photoId: 999_999_014,
    waitingId: 999_999_012,
    usherId: 999_999_011,
    sessionId: 999_999_013,
    pictureAddress: 'http://127.0.0.1:9/nobody.png',
    bankId: 999_999_011,
    sheetId: 999_999_014,
    closingId: 999_999_020,
    rehearsalId: 999_999_025,
    deleted: 'NOBODY0002',
    draftToken: 'n'.repeat(43),
    draftRevision: 'as nobody has seen it',
    suggestionId: 999_999_014,
    tableId: 999_999_014,
    ruleId: 999_999_015,
    giftId: 999_999_016,
    ownUsherId: 999_999_017,
    coHostId: 999_999_018,
    coHostToken: 'nobody-has-this-link',
    family: {
      name: 'family-of-nobody',
      pair: newSigningPair(),
      keyId: 999_999_010,
      former: '1.0.0',
      promoted: '1.1.0',
      next: '1.2.0',
    },
  };
}

const csv = (...lines: string[]): Blob => new Blob([lines.join('\r\n')], { type: 'text/csv' });

const tableSample = () => ({
  name: `T ${unique()}`.slice(0, 20),
  seats: 10,
  shape: 'ROUND' as const,
  x: 30,
  y: 30,
  is_vip: false,
  is_near_door: false,
});

/** What no authenticator has made. */
const NO_CREDENTIAL = { id: 'none', type: 'public-key', response: { clientDataJSON: 'none' } };

/** A valid call of every endpoint by its name in ENDPOINTS; a test compares the two lists. */
export const SAMPLES: Readonly<Record<string, (world: World) => RawCall>> = {
  getCatererSheet: ({ event }) => ({ params: { eventId: event.id } }),
  makeCatererSheet: ({ event }) => ({ params: { eventId: event.id }, body: {} }),
  listCatererSheets: ({ event }) => ({ params: { eventId: event.id } }),
  readCatererSheet: ({ sheetId }) => ({ params: { sheetId } }),
  exportCatererSheet: ({ sheetId }) => ({ params: { sheetId }, query: { language: 'id' } }),
  reportDevice: ({ event }) => ({
    params: { eventId: event.id },
    body: {
      device_id: 'tablet-a',
      gate: 'Gate A',
      unsent: 0,
      clock_offset: 12,
      battery: 80,
      is_charging: false,
      version: null,
    },
  }),
  getDoorPin: () => ({}),
  setDoorPin: () => ({ body: { pin: '2580' } }),
  startRehearsal: ({ event }) => ({
    params: { eventId: event.id },
    body: { gates: 2, hours: 1, speed: 60, trouble: 'none', people_practise: false },
  }),
  getRehearsal: ({ event }) => ({ params: { eventId: event.id } }),
  sendVisitorOn: ({ rehearsalId }) => ({ params: { rehearsalId }, body: { number: 1 } }),
  stopRehearsal: ({ rehearsalId }) => ({ params: { rehearsalId }, body: {} }),
  getDoorNow: ({ event }) => ({ params: { eventId: event.id } }),
  getEvening: ({ event }) => ({ params: { eventId: event.id } }),
  closeEvening: ({ event }) => ({ params: { eventId: event.id }, body: { known_open: ['tablet-a'] } }),
  readClosing: ({ closingId }) => ({ params: { closingId } }),
  exportClosing: ({ closingId }) => ({ params: { closingId }, query: { language: 'id' } }),
  checkClosing: ({ event }) => ({
    params: { eventId: event.id },
    body: { report: csv('Bagian,Keterangan', 'Segel,0000-0000-0000-0000-0000') },
  }),
  restoreGuests: ({ deleted }) => ({ body: { codes: [deleted] } }),
  saveMembers: ({ guest }) => ({ params: { guestCode: guest.code }, body: { members: [{ name: 'Budi' }] } }),
  saveMeals: ({ event }) => ({ params: { eventId: event.id }, body: { meals: [{ name: 'Nasi kebuli' }] } }),
  changePassword: () => ({ body: { current_password: PASSWORD, new_password: `hujan-pagi-${unique()}` } }),
  confirmPassword: () => ({ body: { password: PASSWORD } }),
  listSessions: () => ({}),
  endSession: ({ sessionId }) => ({ params: { sessionId } }),
  endOtherSessions: () => ({}),
  passkeyLogInOptions: () => ({}),
  passkeyLogIn: () => ({ body: { credential: NO_CREDENTIAL } }),
  confirmByPasskey: () => ({ body: { credential: NO_CREDENTIAL } }),
  listPasskeys: () => ({}),
  passkeyOptions: () => ({}),
  addPasskey: () => ({ body: { credential: NO_CREDENTIAL } }),
  removePasskey: ({ sessionId }) => ({ params: { passkeyId: sessionId } }),
  renewRecoveryCodes: () => ({}),
  listAccounts: () => ({ query: { page: 1, limit: 10 } }),
  changeAccount: ({ usherId }) => ({ params: { accountId: usherId }, body: { is_active: false } }),
  endAccountSessions: ({ usherId }) => ({ params: { accountId: usherId } }),
  listAccessLog: () => ({ query: { page: 1, limit: 10 } }),
  createUsher: ({ client }) => ({ body: { client_id: client.id, name: 'Dewi', username: `dewi-${unique()}` } }),
  resetPassword: ({ client }) => ({ params: { clientId: client.id } }),
  getClientDetail: ({ client }) => ({ params: { clientId: client.id } }),
  getClientOption: ({ client }) => ({ params: { optionId: client.optionId } }),
  getOptionSlugs: ({ client }) => ({ params: { optionId: client.optionId } }),
  findSlugHolder: ({ client }) => ({ params: { slug: client.slug } }),
  updateClient: ({ client }) => ({
    params: { clientId: client.id },
    body: { name: client.name, version: 'V2', content: { greeting: 'Om Swastyastu' } },
  }),
  createClientWithOption: () => ({
    body: { content: {}, name: 'Ayu & Made', option: { slug: `ayu-made-${unique()}`, template: 'TEMPLATE_1' } },
  }),
  createClient: () => ({ body: { content: {}, name: 'Ayu & Made', version: 'V2' } }),
  createOption: ({ client }) => ({
    params: { clientId: client.id },
    body: { slug: `second-${unique()}`, template: 'TemplateShort1' },
  }),
  updateOption: ({ client }) => ({ params: { optionId: client.optionId }, body: { hero: 'HIDDEN' } }),
  listAuditLog: ({ client }) => ({ params: { clientId: client.id } }),
  listClients: () => ({ query: { page: 1, limit: 10, order_by: 'client_name', order_sorting_type: 'ASC' } }),
  getClientsOverview: () => ({}),
  login: () => ({ body: { username: `nobody-${unique()}`, password: 'nope' } }),
  qrScanLogin: () => ({ body: { username: `nobody-${unique()}`, password: 'nope' } }),
  guestLogin: ({ client, guest }) => ({ body: { phoneNumber: guest.phone, slug: client.slug } }),
  logout: () => ({}),
  authDetail: () => ({}),
  listGuestBookEvents: () => ({}),
  getEventDetail: ({ event }) => ({ params: { eventId: event.id } }),
  searchGuests: ({ event }) => ({ query: { eventId: event.id, search: '', page: 1, limit: 10 } }),
  getGuestDetail: ({ event, guest }) => ({ params: { guestCode: guest.code, eventId: event.id } }),
  scanGuest: ({ event, guest }) => ({ body: { event_id: event.id, guest_code: guest.code } }),
  checkInGuest: ({ event, guest }) => ({
    body: { event_id: event.id, guest_code: guest.code, total_guest_attending: 2 },
  }),
  findGuestByPhone: ({ event, guest }) => ({ body: { event_id: event.id, phone_number: guest.phone } }),
  insertAdhocGuest: ({ event }) => ({ body: { event_id: event.id, name: 'Walk-in', total_guests: 1 } }),
  giveToGuest: ({ event, guest }) => ({ body: { event_id: event.id, guest_code: guest.code, gift: true } }),
  undoOperation: ({ event, arrived }) => ({ body: { event_id: event.id, guest_code: arrived.code } }),
  sendOperations: ({ event, guest }) => ({
    body: {
      operations: [
        {
          op_id: `sample-${unique()}`,
          type: 'CHECK_IN',
          event_id: event.id,
          guest_code: guest.code,
          total_guest_attending: 1,
        },
      ],
    },
  }),
  getGuestPack: ({ event }) => ({ params: { eventId: event.id } }),
  streamEvent: ({ event }) => ({ params: { eventId: event.id }, query: { mode: 'poll' } }),
  listNeedsAttention: ({ event }) => ({ params: { eventId: event.id } }),
  healthLive: () => ({}),
  healthReady: () => ({}),
  metrics: () => ({}),
  getClientBySlug: ({ client }) => ({ params: { slug: client.slug } }),
  getLock: ({ client }) => ({ params: { slug: client.slug } }),
  getMeta: ({ client }) => ({ params: { slug: client.slug } }),
  listSlugs: () => ({ query: { page: 1, limit: 10 } }),
  submitRsvp: ({ client }) => ({
    params: { clientId: client.id },
    headers: { slug: client.slug },
    body: { name: `Budi ${unique()}`, is_attending: true, guest_total: 1 },
  }),
  registerPhone: ({ client, guest }) => ({
    params: { clientId: client.id },
    headers: { slug: client.slug, 'guest-code': guest.code },
    body: { public_key: PHONE_KEY },
  }),
  listRsvpGuests: ({ client, event }) => ({ body: { slugs: [client.slug], event_id: event.id } }),
  listGuestBookGuests: ({ event }) => ({ body: { event_ids: [event.id] } }),
  getRsvpSummary: ({ client, event }) => ({ query: { eventId: event.id, slug: client.slug } }),
  getGuestBookSummary: ({ event }) => ({ params: { eventId: event.id } }),
  checkGuestExistence: ({ client, guest }) => ({ query: { slug: client.slug, phone_number: guest.phone } }),
  addGuest: ({ client }) => ({ body: { slug: client.slug, name: 'Ayu', total_guests: 2 } }),
  updateGuest: ({ guest }) => ({ params: { phoneNumber: guest.phone }, body: { name: 'Ayu Lestari' } }),
  changeGuest: ({ guest }) => ({ params: { guestCode: guest.code }, body: { guest_group: 'Keluarga' } }),
  changeGuests: ({ guest }) => ({ body: { guests: { codes: [guest.code] }, guest_group: 'Keluarga' } }),
  inviteGuests: ({ guest, event }) => ({
    body: { guests: { codes: [guest.code] }, events: [{ event_id: event.id, is_invited: true }] },
  }),
  listOwnUshers: () => ({}),
  addOwnUsher: ({ event }) => ({ body: { event_id: event.id, name: 'Dimas Aditya' } }),
  renewUsherCard: ({ ownUsherId }) => ({ params: { accountId: ownUsherId } }),
  endOwnUsher: ({ ownUsherId }) => ({ params: { accountId: ownUsherId } }),
  listCoHosts: () => ({}),
  addCoHost: () => ({ body: { name: 'Ibu Ratna', phone_number: '0812 3000 4001', co_host_role: 'GUESTS' } }),
  changeCoHost: ({ coHostId }) => ({ params: { accountId: coHostId }, body: { co_host_role: 'LOOK' } }),
  renewCoHostLink: ({ coHostId }) => ({ params: { accountId: coHostId } }),
  endCoHost: ({ coHostId }) => ({ params: { accountId: coHostId } }),
  openCoHostLink: ({ coHostToken }) => ({ headers: { 'co-host-token': coHostToken } }),
  acceptCoHostLink: ({ coHostToken }) => ({
    headers: { 'co-host-token': coHostToken },
    body: { password: 'melati di halaman rumah' },
  }),
  listHostChanges: () => ({}),
  listGuestChanges: ({ guest }) => ({ params: { guestCode: guest.code } }),
  findGivers: () => ({ query: { search: 'bu' } }),
  listGifts: () => ({ body: { with_amounts: true } }),
  addGift: () => ({ body: { kind: 'ENVELOPE', giver_name: 'Pakde Joko', amount: 500_000 } }),
  changeGift: ({ giftId }) => ({ params: { giftKey: `g${giftId}` }, body: { is_returned: true } }),
  removeGift: ({ giftId }) => ({ params: { giftKey: `g${giftId}` } }),
  exportGifts: () => ({}),
  getSeating: ({ event }) => ({ params: { eventId: event.id } }),
  addTables: ({ event }) => ({ params: { eventId: event.id }, body: { tables: [tableSample()] } }),
  changeTable: ({ event, tableId }) => ({ params: { eventId: event.id, tableId }, body: { seats: 8 } }),
  removeTable: ({ event, tableId }) => ({ params: { eventId: event.id, tableId } }),
  changeHall: ({ event }) => ({
    params: { eventId: event.id },
    body: { width: 240, depth: 160, stage_x: 120, stage_y: 0, door_x: 120, door_y: 160 },
  }),
  seatParties: ({ event, guestEventId }) => ({
    params: { eventId: event.id },
    body: { seats: [{ guest_event_id: guestEventId, table_number: '7' }] },
  }),
  wishForSeat: ({ event, guestEventId }) => ({
    params: { eventId: event.id, guestEventId },
    body: { is_pinned: true, wish: 'DOOR' },
  }),
  addSeatingRule: ({ guest, arrived }) => ({
    body: { kind: 'APART', guest_code: guest.code, other_code: arrived.code },
  }),
  removeSeatingRule: ({ ruleId }) => ({ params: { ruleId } }),
  proposeSeating: ({ event }) => ({ params: { eventId: event.id }, body: { mode: 'FRESH' } }),
  deleteGuests: ({ guest }) => ({ body: { guests: { codes: [guest.code] } } }),
  recordAnswer: ({ guest, event }) => ({
    params: { guestCode: guest.code, eventId: event.id },
    body: { confirmation_status: 'CONFIRMED', total_guests: 1, channel: 'PHONE' },
  }),
  listAnswerHistory: ({ guest }) => ({ params: { guestCode: guest.code } }),
  openAnswer: ({ guest }) => ({ params: { guestCode: guest.code }, body: { may_answer_late: true } }),
  setAnswersUntil: ({ client }) => ({ body: { answers_until: null, client_id: client.id } }),
  getHeadcount: ({ client }) => ({ query: { slug: client.slug } }),
  deleteGuest: ({ guest }) => ({ params: { guestCode: guest.code } }),
  deleteBooking: ({ bookingId }) => ({ params: { bookingId } }),
  updateTableNumber: ({ guestEventId }) => ({ params: { guestEventId }, body: { table_number: 'A1' } }),
  exportGuestList: ({ client }) => ({ body: { slugs: [client.slug] } }),
  exportGuestBook: ({ event }) => ({ body: { event_ids: [event.id] } }),
  exportRsvpSummary: ({ client, event }) => ({ query: { eventId: event.id, slug: client.slug } }),
  exportGuestBookSummary: ({ event }) => ({ query: { eventId: event.id } }),
  generateGuestList: ({ client }) => ({ params: { slug: client.slug } }),
  getTableTemplate: ({ event }) => ({ params: { eventId: event.id } }),
  getGuestListTemplate: () => ({}),
  getHostedInvitation: () => ({}),
  getRsvpInsights: ({ client, event }) => ({ query: { eventId: event.id, slug: client.slug } }),
  listEntrustedGifts: ({ event }) => ({ params: { eventId: event.id } }),
  listMessageTemplates: () => ({}),
  getSendingQueues: () => ({ query: {} }),
  getSending: () => ({}),
  saveSending: () => ({ body: { silent_days: 5 } }),
  listOutbox: () => ({ query: { page: 1, limit: 10 } }),
  retryOutbox: () => ({ body: {} }),
  verifyWhatsApp: () => ({ query: {} }),
  receiveWhatsApp: () => ({ body: {} }),
  saveMessageTemplate: () => ({ body: { kind: 'INVITATION', guest_group: null, language: 'id', text: 'Halo {name}' } }),
  markMessage: ({ guest }) => ({
    params: { guestCode: guest.code, kind: 'INVITATION' },
    body: { is_sent: true },
  }),
  uploadGuestList: ({ client }) => ({
    body: { slug: client.slug, 'rsvp-guest-file': csv('name,phone_number', 'Ayu,+6281300000001') },
  }),
  previewGuestList: ({ client }) => ({
    body: { slug: client.slug, 'rsvp-guest-file': csv('name,phone_number', 'Ayu,+6281300000001') },
  }),
  readGuestFile: () => ({ body: { 'rsvp-guest-file': csv('Nama,HP', 'Ayu,0812') } }),
  uploadTableNumbers: ({ event, guest }) => ({
    params: { eventId: event.id },
    body: { 'bulk-update-table-number': csv('guest_code,table_number', `${guest.code},A1`) },
  }),
  reconcileAttendance: ({ event, guest }) => ({
    params: { eventId: event.id },
    body: { 'rsvp-attendance-reconciliation': csv('guest_code,total_attended', `${guest.code},1`) },
  }),
  setDoorCodes: ({ client }) => ({ body: { door_codes: 'TICKETS', client_id: client.id } }),
  listOwnWishes: () => ({}),
  moderateWishes: ({ wishId }) => ({ body: { deed: 'HIDE', ids: [wishId] } }),
  answerWish: ({ wishId }) => ({ params: { id: wishId }, body: { answer: 'Terima kasih!' } }),
  listWaitingAnswers: () => ({}),
  decideWaitingAnswers: ({ waitingId }) => ({ body: { verdict: 'APPROVE', ids: [waitingId] } }),
  listAllWishes: () => ({ query: { page: 1, limit: 10 } }),
  exportWishes: () => ({}),
  deleteWish: ({ wishId }) => ({ params: { id: wishId } }),
  listUshers: () => ({ query: { page: 1, limit: 10 } }),
  suggestUsername: ({ client }) => ({ query: { client_id: client.id, name: 'Dewi' } }),
  changeUsher: ({ usherId }) => ({ params: { accountId: usherId }, body: { guest_book_role: 'SCAN_ONLY' } }),
  listEvents: () => ({ query: { page: 1, limit: 10 } }),
  getReconciliationFile: ({ event }) => ({ params: { eventId: event.id } }),
  listTemplates: () => ({}),
  listTemplateFamilies: () => ({}),
  listTemplateVersions: ({ family: { name } }) => ({ params: { name } }),
  listTemplateClients: ({ family: { name } }) => ({ params: { name }, query: { page: 1, limit: 10 } }),
  listTemplateReports: ({ family: { name } }) => ({ params: { name } }),
  publishTemplateVersion: ({ family: { name, pair } }) => ({
    params: { name },
    body: formOf(signedBuild({ manifest: { name, version: `2.0.0-${unique()}` }, pair }).build),
  }),
  compareTemplateVersion: ({ family: { name, next } }) => ({ params: { name, version: next } }),
  promoteTemplate: ({ family: { name, next } }) => ({ params: { name }, body: { version: next } }),
  setTemplateCanary: ({ family: { name, next } }) => ({ params: { name }, body: { version: next, percent: 5 } }),
  makeTemplateFor: ({ family: { name } }) => ({ params: { name }, body: { client_names: [] } }),
  rollBackTemplate: ({ family: { name } }) => ({ params: { name } }),
  registerPublisherKey: () => ({ body: { public_key: newSigningPair().publicKey, label: 'a laptop' } }),
  listPublisherKeys: () => ({}),
  revokePublisherKey: ({ family: { keyId } }) => ({ params: { keyId } }),
  reportTemplateFailure: ({ family: { name, promoted } }) => ({
    body: { remote: name, version: promoted, failure: 'load', outcome: 'former' },
  }),
  reportBlocked: () => ({
    body: { 'csp-report': { 'effective-directive': 'connect-src', 'blocked-uri': 'https://evil.example' } },
  }),
  uploadClientImage: ({ client }) => ({
    params: { clientId: client.id },
    body: { section_type: 'BRIDE', image_file: fileOf(ONE_PIXEL) },
  }),
  uploadOptionImage: ({ client }) => ({
    params: { optionId: client.optionId },
    body: { section_type: 'CUSTOM', image_file: fileOf(ONE_PIXEL) },
  }),
  uploadMusic: ({ client }) => ({
    params: { optionId: client.optionId },
    body: { 'music-file': fileOf(silentMp3(2)) },
  }),
  uploadFilm: ({ client }) => ({
    params: { optionId: client.optionId },
    body: { use: 'LOOP', film_file: fileOf(mediaSample('film.mp4')) },
  }),
  uploadFont: ({ client }) => ({
    params: { optionId: client.optionId },
    body: { licence: 'true', font_file: fileOf(fontSample()) },
  }),
  listBanks: () => ({}),
  setBankLogo: () => ({ body: { bank_name: 'Bank Contoh', image_file: fileOf(ONE_PIXEL) } }),
  removeBankLogo: ({ bankId }) => ({ params: { bankId } }),
  fetchFile: ({ client, pictureAddress: address }) => ({
    params: { optionId: client.optionId },
    body: { address, use: 'IMAGE' },
  }),
  openDraft: ({ draftToken }) => ({ headers: { 'draft-token': draftToken } }),
  suggestWords: ({ draftToken }) => ({
    headers: { 'draft-token': draftToken },
    body: { section: 'quote', path: 'content.quote', text: 'Dan di antara tanda-tanda-Nya', author: 'Ratna' },
  }),
  withdrawSuggestion: ({ draftToken, suggestionId }) => ({
    headers: { 'draft-token': draftToken },
    params: { suggestionId },
  }),
  approveDraft: ({ draftToken, draftRevision: revision }) => ({
    headers: { 'draft-token': draftToken },
    body: { author: 'Ratna', revision },
  }),
  getDraftReview: ({ client }) => ({ params: { optionId: client.optionId } }),
  makeDraftLink: ({ client }) => ({ params: { optionId: client.optionId }, body: { days: 7 } }),
  endDraftLink: ({ client }) => ({ params: { optionId: client.optionId } }),
  decideSuggestion: ({ client, suggestionId }) => ({
    params: { optionId: client.optionId, suggestionId },
    body: { state: 'TAKEN' },
  }),
  getKeptDraft: ({ client }) => ({ params: { optionId: client.optionId } }),
  keepDraft: ({ client }) => ({
    params: { optionId: client.optionId },
    body: { base: { name: client.name }, draft: { name: 'Ayu' } },
  }),
  dropKeptDraft: ({ client }) => ({ params: { optionId: client.optionId } }),
  listWishes: ({ client }) => ({ params: { clientId: client.id } }),
  listAlbum: ({ client, guest }) => ({
    params: { clientId: client.id },
    headers: { slug: client.slug, 'guest-code': guest.code },
  }),
  addPhoto: ({ client, guest }) => ({
    params: { clientId: client.id },
    headers: { slug: client.slug, 'guest-code': guest.code },
    body: { key: `photo-${unique()}`, photo: fileOf(ONE_PIXEL) },
  }),
  withdrawPhoto: ({ client, guest, photoId }) => ({
    params: { clientId: client.id, photoId },
    headers: { slug: client.slug, 'guest-code': guest.code },
  }),
  listPhotos: () => ({}),
  moderatePhotos: ({ photoId }) => ({ body: { deed: 'SHOW', photos: { ids: [photoId] } } }),
  saveAlbum: () => ({ body: { admits: 'AT_ONCE' } }),
  downloadAlbum: () => ({}),
};
