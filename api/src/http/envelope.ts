import { type DataInputOf, type Endpoint, type HeaderOf, type PageMeta, pageMeta } from '@janur/contracts';

/** One page of a list, and where it stands. */
export interface Page<Rows> {
  readonly rows: Rows;
  readonly meta: PageMeta;
}

export function paged<Row>(rows: Row[], where: { page: number; limit: number; total: number }): Page<Row[]> {
  return { rows, meta: pageMeta(where) };
}

/** What a handler gives: the data, or the page of it. */
export type Answer<E extends Endpoint> = E extends { paged: true }
  ? Page<DataInputOf<E>> & (E['header'] extends object ? { readonly header: HeaderOf<E> } : unknown)
  : DataInputOf<E>;

/**
 * The success envelope as text (decisions §2). The data goes through the contract's schema, which strips every key that the
 * contract does not declare: a column added to a query cannot leak.
 */
export function success<E extends Endpoint>(endpoint: E, answer: Answer<E>): string {
  const { status = 200, message } = endpoint;
  const envelope = { status: 'success', status_code: status, message };
  if (!endpoint.paged) return JSON.stringify({ ...envelope, data: endpoint.response.parse(answer) });
  // An endpoint that is paged has a Page as its Answer; TypeScript does not narrow E by its property.
  const page = answer as Page<unknown> & { header?: unknown };
  const header = endpoint.header?.parse(page.header);
  return JSON.stringify({ ...envelope, data: endpoint.response.parse(page.rows), header, meta: page.meta });
}
