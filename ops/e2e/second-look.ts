import { test } from '@playwright/test';

/** How often this test was begun on this installation before. */
export const looksBefore = (): number => test.info().retry + test.info().repeatEachIndex;

/** A second look at a test is another person's: what the first one did is there. */
export const personCalled = (name: string): string => `${name}${' Lagi'.repeat(looksBefore())}`;
