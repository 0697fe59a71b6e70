/** What tests of templates are made of: one invitation to change, and the situations that every template must stand. */
export { client, event, profile, skin } from './fixture.ts';
export { type Fixture, type FixtureName, FIXTURES, full, invitedGuest } from './fixtures.ts';
/** The page's wishes outlive a test: `setState({ wishes: [] })`. */
export { useWishesStore } from '../stores/wishes.ts';
export { withPicturesOf } from './pictures.ts';
