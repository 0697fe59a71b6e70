import type { CssNode } from 'css-tree';

/** Why a couple's CSS is refused: a sentence that begins with where it stands. */
export class CssProblem extends Error {
  constructor(message: string, at?: { line: number; column: number }) {
    super(at ? `line ${at.line}, column ${at.column}: ${message}` : message);
    this.name = 'CssProblem';
  }
}

export function refuse(node: CssNode | undefined, message: string): never {
  throw new CssProblem(message, node?.loc?.start);
}
