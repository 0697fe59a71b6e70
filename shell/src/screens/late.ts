import { lazy } from 'react';

// One chunk for all of our own screens: guests of an invitation never load it.
const screens = () => import('./index.ts');

export const Home = lazy(async () => ({ default: (await screens()).Home }));
export const NotFound = lazy(async () => ({ default: (await screens()).NotFound }));
export const Trouble = lazy(async () => ({ default: (await screens()).Trouble }));
