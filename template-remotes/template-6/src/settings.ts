import { choice, defineSettings } from '@janur/kit';

/** What couples may set of this family alone. The dashboard draws its form from this. */
export const settings = defineSettings({
  garland: choice(['full', 'single', 'none'], { en: 'Garland', id: 'Untaian daun' }),
});
