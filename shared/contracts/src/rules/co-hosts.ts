/** What somebody of the family may do who keeps the invitation together with the couple, in words that a family uses. */
export const CO_HOST_ROLES = ['JOINT', 'GUESTS', 'GUESTS_AND_GIFTS', 'GIFTS', 'LOOK'] as const;
export type CoHostRole = (typeof CO_HOST_ROLES)[number];

/**
 * The whole matrix. `own` is what everybody does with the own account, `joint` what belongs to the door and to the
 * invitation as a whole. What stands in no list is the couple's alone: who else may come in.
 */
const RIGHTS_OF = {
  JOINT: ['own', 'look', 'guests', 'gifts', 'joint'],
  GUESTS: ['own', 'look', 'guests'],
  GUESTS_AND_GIFTS: ['own', 'look', 'guests', 'gifts'],
  GIFTS: ['own', 'gifts'],
  LOOK: ['own', 'look'],
} as const satisfies Record<CoHostRole, readonly HostRight[]>;

/** The calls of the API, by their names, that a right opens. */
const CALLS_OF = {
  own: [
    'addPasskey',
    'authDetail',
    'changePassword',
    'confirmByPasskey',
    'confirmPassword',
    'endOtherSessions',
    'endSession',
    'getHostedInvitation',
    'listPasskeys',
    'listSessions',
    'passkeyOptions',
    'removePasskey',
    'renewRecoveryCodes',
  ],
  look: [
    'checkClosing',
    'exportClosing',
    'exportGuestBookSummary',
    'exportRsvpSummary',
    'getCatererSheet',
    'getDoorNow',
    'getDoorPin',
    'getEvening',
    'getGuestBookSummary',
    'getHeadcount',
    'getRsvpInsights',
    'getRsvpSummary',
    'getSeating',
    'listAnswerHistory',
    'listCatererSheets',
    'listGuestBookGuests',
    'listGuestChanges',
    'listOwnWishes',
    'listPhotos',
    'listRsvpGuests',
    'readCatererSheet',
    'readClosing',
    'streamEvent',
  ],
  guests: [
    'addGuest',
    'addSeatingRule',
    'addTables',
    'answerWish',
    'changeGuest',
    'changeGuests',
    'changeHall',
    'changeTable',
    'checkGuestExistence',
    'decideWaitingAnswers',
    'deleteBooking',
    'deleteGuest',
    'deleteGuests',
    'downloadAlbum',
    'exportCatererSheet',
    'exportGuestBook',
    'exportGuestList',
    'generateGuestList',
    'getGuestListTemplate',
    'getSending',
    'getSendingQueues',
    'getTableTemplate',
    'inviteGuests',
    'listMessageTemplates',
    'listOutbox',
    'listWaitingAnswers',
    'makeCatererSheet',
    'markMessage',
    'moderatePhotos',
    'moderateWishes',
    'openAnswer',
    'previewGuestList',
    'proposeSeating',
    'readGuestFile',
    'recordAnswer',
    'removeSeatingRule',
    'removeTable',
    'restoreGuests',
    'retryOutbox',
    'saveMeals',
    'saveMembers',
    'saveMessageTemplate',
    'saveSending',
    'seatParties',
    'setAnswersUntil',
    'updateGuest',
    'updateTableNumber',
    'uploadGuestList',
    'uploadTableNumbers',
    'wishForSeat',
  ],
  gifts: ['addGift', 'changeGift', 'exportGifts', 'findGivers', 'listEntrustedGifts', 'listGifts', 'removeGift'],
  joint: [
    'checkInGuest',
    'closeEvening',
    'findGuestByPhone',
    'getEventDetail',
    'getGuestDetail',
    'getGuestPack',
    'giveToGuest',
    'insertAdhocGuest',
    'listGuestBookEvents',
    'listHostChanges',
    'listNeedsAttention',
    'reportDevice',
    'saveAlbum',
    'scanGuest',
    'searchGuests',
    'sendOperations',
    'setDoorCodes',
    'setDoorPin',
    'undoOperation',
  ],
} as const;

export type HostRight = keyof typeof CALLS_OF;
export type HostCall = (typeof CALLS_OF)[HostRight][number];

const RIGHT_OF: ReadonlyMap<string, HostRight> = new Map(
  // entries of an object that is written out
  (Object.entries(CALLS_OF) as [HostRight, readonly string[]][]).flatMap(([right, calls]) =>
    calls.map((call) => [call, right] as const),
  ),
);

/** Whether a co-host of that role may make a call, by its name; null is the couple itself. What no right names is refused. */
export function hostMay(role: CoHostRole | null, call: string): boolean {
  if (role === null) return true;
  const right = RIGHT_OF.get(call);
  return right !== undefined && hostHas(role, right);
}

export function hostHas(role: CoHostRole | null, right: HostRight): boolean {
  const rights: readonly HostRight[] = role === null ? [] : RIGHTS_OF[role];
  return role === null || rights.includes(right);
}

/**
 * What stands in place of a guest's code in answers to co-hosts who may not answer for guests: it names the guest in calls
 * that they may make, and opens no invitation.
 */
export const guestHandle = (guestId: number): string => `${HANDLE}${guestId}`;
export const isGuestHandle = (code: string): boolean => code.startsWith(HANDLE);
/** The guest's id; undefined for anything else. */
export function idOfGuestHandle(text: string): number | undefined {
  const id = isGuestHandle(text) ? text.slice(HANDLE.length) : '';
  return /^\d{1,15}$/.test(id) ? Number(id) : undefined;
}
/** Takes the form of a code, so that whatever takes a code takes it. */
const HANDLE = '--';
