import type { Problem, ProblemCode } from './problem.ts';
import { PROBLEM_TEXTS } from './texts.ts';

/** The problem's sentence in English. */
export function inEnglish({ code, params }: Problem): string {
  return PROBLEM_TEXTS[code].replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole));
}

export const PROBLEM_CODES = Object.keys(PROBLEM_TEXTS) as [ProblemCode, ...ProblemCode[]]; // the keys of the table

export const isProblemCode = (text: string): text is ProblemCode => Object.hasOwn(PROBLEM_TEXTS, text);
