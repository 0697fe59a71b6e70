/** The sky behind what is cut out or missing. */
export const DUSK = 'radial-gradient(ellipse 90% 60% at 50% 66%, #f6d592, #d5793a 42%, #8a2430 74%, #4a0f1a)';
