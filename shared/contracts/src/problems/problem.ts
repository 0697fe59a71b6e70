import type { PROBLEM_TEXTS } from './texts.ts';

export type ProblemCode = keyof typeof PROBLEM_TEXTS;

/** Params that are numbers; all others are texts. */
type NumberParam =
  | 'min'
  | 'max'
  | 'seconds'
  | 'row'
  | 'line'
  | 'column'
  | 'depth'
  | 'size'
  | 'goal'
  | 'bytes'
  | 'expected'
  | 'contract';

type ParamNames<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | ParamNames<Rest> : never;

/** What a problem of this code tells beside its code: the names that its text has places for. */
export type ProblemParams<Code extends ProblemCode> = {
  readonly [Name in ParamNames<(typeof PROBLEM_TEXTS)[Code]>]: Name extends NumberParam ? number : string;
};

/** Codes that have exactly these params. */
export type CodeWith<Params extends string> = {
  [Code in ProblemCode]: [keyof ProblemParams<Code>, Params] extends [Params, keyof ProblemParams<Code>] ? Code : never;
}[ProblemCode];

/** Codes that say everything by themselves. */
export type PlainProblemCode = CodeWith<never>;

/** What is wrong, for a screen to put into words: `{ code: 'too_long', params: { max: 20 } }`. */
export interface Problem {
  readonly code: ProblemCode;
  readonly params: Readonly<Record<string, string | number>>;
}

/** `problem('too_long', { max: 20 })`; the params are those that the code's text has places for. */
export function problem<Code extends ProblemCode>(
  code: Code,
  ...[params]: Code extends PlainProblemCode ? [] : [params: ProblemParams<Code>]
): Problem {
  return { code, params: params ?? {} };
}

/** A problem where it stands in the request, such as `body.name`. */
export interface FieldProblem extends Problem {
  readonly path: string;
}

export const problemAt = (path: string, { code, params }: Problem): FieldProblem => ({ path, code, params });
