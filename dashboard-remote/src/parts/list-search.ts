import { PAGE_SIZES } from './page-sizes.ts';

/** What narrows a list beside its search: each filter with the words that the address may say. */
export type Filters = Readonly<Record<string, readonly string[]>>;
export type Chosen<F extends Filters> = { readonly [Name in keyof F]?: F[Name][number] | undefined };

/** What a list shows, as the address bar keeps it. */
export interface ListSearch<F extends Filters> {
  readonly search: string;
  readonly chosen: Chosen<F>;
  readonly page: number;
  readonly limit: number;
}

/** Reads the address bar; what it does not understand counts as not said. */
export function listSearchOf<F extends Filters>(params: URLSearchParams, filters: F): ListSearch<F> {
  const page = Number(params.get('page'));
  const chosen = Object.entries(filters).flatMap(([name, words]) => {
    const said = params.get(name);
    return said !== null && words.includes(said) ? [[name, said] as const] : [];
  });
  return {
    search: (params.get('q') ?? '').trim().slice(0, 100),
    chosen: Object.fromEntries(chosen) as Chosen<F>, // each word is among those of its filter
    page: Number.isInteger(page) && page > 0 ? page : 1,
    limit: PAGE_SIZES.find((size) => size === Number(params.get('limit'))) ?? PAGE_SIZES[0],
  };
}

/** Writes the address bar; defaults stay unsaid. */
export function paramsOfList<F extends Filters>({ search, chosen, page, limit }: ListSearch<F>): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  for (const [name, word] of Object.entries(chosen)) if (word !== undefined) params.set(name, word);
  if (page !== 1) params.set('page', String(page));
  if (limit !== PAGE_SIZES[0]) params.set('limit', String(limit));
  return params;
}

/** A changed search starts again on its first page, unless the page is what changed. */
export function changedList<F extends Filters>(
  list: ListSearch<F>,
  { chosen, ...change }: Partial<ListSearch<F>>,
): ListSearch<F> {
  return { ...list, page: 1, ...change, chosen: { ...list.chosen, ...chosen } };
}

export const isNarrowed = ({ search, chosen }: ListSearch<Filters>): boolean =>
  search !== '' || Object.values(chosen).some((word) => word !== undefined);
