import type { previewGuestList, RequestOf, SuccessOf } from '@janur/contracts';
import { routes } from '@janur/data';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { upload } from '../../../data.ts';
import { wrongRowsOf } from '../../../parts/file-upload/refused-rows.ts';
import { atRow, type Brought, csvOf, rowAt, toCsv } from './guests-to-bring.ts';

type Body = RequestOf<typeof previewGuestList>['body'];
type Planned = SuccessOf<typeof previewGuestList>['data'];

/** A list as it travels, and how it is to be read. */
export function bodyOf({ guests, slug, hasApart, apart }: ToSend): Body {
  const apartRows = guests.flatMap(({ row }, at) => (apart.has(row) ? [rowAt(at)] : []));
  return {
    slug,
    'rsvp-guest-file': toCsv(guests),
    asks_names: 'true',
    ...(hasApart && { shared_numbers: 'true' as const }),
    ...(apartRows.length > 0 && { apart_rows: JSON.stringify(apartRows) }),
  };
}

export interface ToSend {
  readonly guests: readonly Brought[];
  readonly slug: string;
  /** Guests with one number go as several. */
  readonly hasApart: boolean;
  /** Rows of their list that are invitations of their own. */
  readonly apart: ReadonlySet<number>;
}

export interface Preview {
  readonly created: readonly Brought[];
  readonly updated: readonly { readonly guest: Brought; readonly change: Planned['updated'][number] }[];
  readonly unchanged: readonly Brought[];
}

/** What the server would do with a list, asked anew with each change; what it refuses is handed on. */
export function usePreview(list: ToSend | undefined, onRefused: (error: unknown) => void) {
  const asked = list && list.guests.length > 0 ? list : undefined;
  const guestsAsked = asked?.guests;
  // of thousands of rows not with each look
  const csv = useMemo(() => guestsAsked && csvOf(guestsAsked), [guestsAsked]);
  const query = useQuery({
    queryKey: [routes.previewGuestList.path, csv, asked?.slug, asked?.hasApart, asked && [...asked.apart]],
    queryFn: async ({ signal }) => {
      if (!asked) throw new Error('nothing was asked');
      const { guests } = asked;
      const { data } = await upload(routes.previewGuestList, { body: bodyOf(asked) }, { signal });
      const at = (row: number) => {
        const guest = atRow(guests, row);
        return guest ? [guest] : [];
      };
      return {
        created: data.created.flatMap(at),
        updated: data.updated.flatMap((change) => at(change.row).map((guest) => ({ guest, change }))),
        unchanged: data.unchanged.flatMap(at),
      } satisfies Preview;
    },
    enabled: asked !== undefined,
    placeholderData: (former) => former,
    // somebody else may be at the same list
    staleTime: 0,
    gcTime: 0,
  });
  const { error } = query;
  useEffect(() => {
    if (error && wrongRowsOf(error)) onRefused(error);
    // only a new answer says anything new
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [error]);
  return {
    preview: asked ? query.data : NOTHING,
    isCurrent: !query.isPlaceholderData && !query.isFetching && query.isSuccess,
    failure: error && !wrongRowsOf(error) ? error : undefined,
    again: () => void query.refetch(),
  };
}

const NOTHING: Preview = { created: [], updated: [], unchanged: [] };
