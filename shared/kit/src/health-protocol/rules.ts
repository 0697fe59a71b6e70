/** What guests are asked to mind, in the order in which it is said. */
export const HEALTH_RULES = ['mask', 'hands', 'distance', 'unwell'] as const;
export type HealthRule = (typeof HEALTH_RULES)[number];
