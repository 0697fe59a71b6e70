import { lazy } from 'react';

/** Of our own screens the one that an invitation may need; guests load it only then. */
export const Trouble = lazy(async () => ({ default: (await import('./index.ts')).Trouble }));
