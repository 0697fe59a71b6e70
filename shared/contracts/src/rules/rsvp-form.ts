/** The dynamic RSVP form (spec §5), for the page and the server. Apart from the other rules: a page needs it late. */
export * from './rsvp.ts';
export { parseAdditionalFields, WELL_KNOWN } from './rsvp-additional.ts';
export * from './rsvp-answers.ts';
export * from './rsvp-attendance.ts';
export * from './rsvp-fields.ts';
