import type {
  approveDraft,
  decideSuggestion,
  dropKeptDraft,
  endDraftLink,
  getDraftReview,
  getKeptDraft,
  keepDraft,
  makeDraftLink,
  openDraft,
  previewGuestList,
  readGuestFile,
  suggestWords,
  withdrawSuggestion,
} from '@janur/contracts';
import { route } from './route.ts';

/** The calls of a draft that is looked through, of what is not saved yet, and of a list that is brought. */
export const draftRoutes = {
  openDraft: route<typeof openDraft>('GET', '/public/draft'),
  suggestWords: route<typeof suggestWords>('POST', '/public/draft/suggestions'),
  withdrawSuggestion: route<typeof withdrawSuggestion>('DELETE', '/public/draft/suggestions/:suggestionId'),
  approveDraft: route<typeof approveDraft>('POST', '/public/draft/approval'),
  getDraftReview: route<typeof getDraftReview>('GET', '/dashboard/admin/clients/options/:optionId/draft'),
  makeDraftLink: route<typeof makeDraftLink>('POST', '/dashboard/admin/clients/options/:optionId/draft/link'),
  endDraftLink: route<typeof endDraftLink>('DELETE', '/dashboard/admin/clients/options/:optionId/draft/link'),
  decideSuggestion: route<typeof decideSuggestion>(
    'PATCH',
    '/dashboard/admin/clients/options/:optionId/draft/suggestions/:suggestionId',
  ),
  getKeptDraft: route<typeof getKeptDraft>('GET', '/dashboard/admin/clients/options/:optionId/unsaved'),
  keepDraft: route<typeof keepDraft>('PUT', '/dashboard/admin/clients/options/:optionId/unsaved'),
  dropKeptDraft: route<typeof dropKeptDraft>('DELETE', '/dashboard/admin/clients/options/:optionId/unsaved'),
  previewGuestList: route<typeof previewGuestList>('POST', '/dashboard/clients/rsvp/preview-rsvp-file'),
  readGuestFile: route<typeof readGuestFile>('POST', '/dashboard/clients/rsvp/read-file'),
};
