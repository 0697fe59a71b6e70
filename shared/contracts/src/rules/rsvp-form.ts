/** The dynamic RSVP form (spec §5), for the page and the server. Apart from the other rules: a page needs it late. */
export * from './members.ts';
export * from './rsvp.ts';
export * from './rsvp-answers.ts';
export * from './rsvp-fields.ts';
