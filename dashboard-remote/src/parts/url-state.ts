import { useSearchParams } from 'react-router';
import { PAGE_SIZES } from './page-sizes.ts';

/** One value of the address bar. What is not there, or not understood, is `otherwise`; that stays unsaid. */
interface Param<T> {
  readonly name: string;
  readonly otherwise: T;
  read: (text: string) => T | undefined;
  write: (value: T) => string;
}

export const text = (name: string, most: number): Param<string | undefined> => ({
  name,
  otherwise: undefined,
  read: (said) => said.slice(0, most) || undefined,
  write: String,
});

export function whole<Otherwise extends number | undefined>(
  name: string,
  otherwise: Otherwise,
): Param<number | Otherwise> {
  const isWhole = (number: number) => Number.isSafeInteger(number) && number > 0;
  return { name, otherwise, read: (said) => (isWhole(Number(said)) ? Number(said) : undefined), write: String };
}

export function oneOf<const Word extends string | number, Otherwise extends Word | undefined>(
  name: string,
  words: readonly Word[],
  otherwise: Otherwise,
  spell: (word: Word) => string = String,
): Param<Word | Otherwise> {
  // only words are written: `otherwise` stays unsaid
  return {
    name,
    otherwise,
    read: (said) => words.find((word) => spell(word) === said),
    write: (word) => spell(word as Word),
  };
}

export const lowerCase = (word: string): string => word.toLowerCase();

/** What every paged list keeps there. */
export const listParams = (sizes: readonly [number, ...number[]] = PAGE_SIZES) => ({
  search: { name: 'q', otherwise: '', read: (said: string) => said.trim().slice(0, 100), write: String },
  page: whole('page', 1),
  limit: oneOf('limit', sizes, sizes[0]),
});

interface Paged {
  readonly page: number;
}

/** How a state stands in the address bar, value by value in the order of the params. */
export function urlState<S extends Paged>(
  params: { readonly [K in keyof S]-?: Param<S[K]> },
  /** A change of these alone stays on its page; any other begins on the first one. */
  keepingPage: readonly (keyof S)[] = [],
) {
  const entries = Object.entries<Param<unknown>>(params as Record<string, Param<unknown>>); // each is handed its own values only
  return {
    read: (said: URLSearchParams): S =>
      Object.fromEntries(
        entries.map(([key, { name, otherwise, read }]) => {
          const value = said.get(name);
          return [key, (value === null ? undefined : read(value)) ?? otherwise];
        }),
      ) as unknown as S, // every key of S has its param, which reads a value of its kind
    write: (state: S): URLSearchParams =>
      new URLSearchParams(
        entries.flatMap(([key, { name, otherwise, write }]) => {
          const value = state[key as keyof S]; // the params have the keys of S
          return value === otherwise || value === undefined ? [] : [[name, write(value)]];
        }),
      ),
    change: (state: S, change: Partial<S>): S => ({
      ...state,
      ...(!Object.keys(change).every((key) => keepingPage.includes(key as keyof S)) && { page: 1 }), // its own keys
      ...change,
    }),
  };
}

export type UrlState<S extends Paged> = ReturnType<typeof urlState<S>>;

/** The state from the address bar; `hrefOf` and `change` lead to another one. */
export function useUrlState<S extends Paged>(codec: UrlState<S>) {
  const [params, setParams] = useSearchParams();
  const search = codec.read(params);
  return {
    search,
    hrefOf: (change: Partial<S>) => `?${codec.write(codec.change(search, change)).toString()}`,
    change: (change: Partial<S>, options?: { replace: boolean }) =>
      setParams((now) => codec.write(codec.change(codec.read(now), change)), options),
  };
}

export interface ListSearch extends Paged {
  readonly search: string;
  readonly limit: number;
}

const LIST = urlState<ListSearch>(listParams());

/** For a list that is searched and paged, and nothing else. */
export const useListSearch = () => useUrlState(LIST);
