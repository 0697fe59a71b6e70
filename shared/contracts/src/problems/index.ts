export * from './english.ts';
export * from './problem.ts';
export { PROBLEM_TEXTS } from './texts.ts';
