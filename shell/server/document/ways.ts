import { escapeHtml } from '../pages/escape.ts';

/** The form that the buttons of a document belong to: each leads to another page of the same link. */
export const GO_FORM_ID = 'd-go';

/** Where a document leads: its own other pages, a file for calendars, another language, a quiet page or not. */
export type Way =
  | { readonly plain: string }
  | { readonly calendar: string }
  | { readonly lang: string }
  | { readonly quiet: 'on' | 'off' };

/** What Enter in a field presses: the first button of a form, wherever it stands. Nobody sees or hears it. */
export const ENTER = `<button form="${GO_FORM_ID}" class="enter" name="send" aria-hidden="true" tabindex="-1"></button>`;

/** A button that leads somewhere with the link as it is: whose code and name stand in it the page does not know. */
export function goTo(to: Way, words: string, more = ''): string {
  const [[name, value] = ['', '']] = Object.entries(to);
  return `<button form="${GO_FORM_ID}" formnovalidate name="${name}" value="${escapeHtml(value)}"${more}>${escapeHtml(words)}</button>`;
}
