import { type CodeWith, inEnglish, type Problem, type ProblemCode } from '@janur/contracts';
import type { CssNode } from 'css-tree';

/** Why a couple's CSS is refused. */
export class CssProblem extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(inEnglish(problem));
    this.name = 'CssProblem';
    this.problem = problem;
  }
}

/** Refuses a node where it stands; some problems name what stands there, too. */
export function refuse(node: CssNode, code: CodeWith<'line' | 'column'>): never;
export function refuse(node: CssNode, code: CodeWith<'line' | 'column' | 'name'>, name: string): never;
export function refuse({ loc }: CssNode, code: ProblemCode, name?: string): never {
  const { line = 1, column = 1 } = loc?.start ?? {};
  throw new CssProblem({ code, params: { line, column, ...(name !== undefined && { name }) } });
}
