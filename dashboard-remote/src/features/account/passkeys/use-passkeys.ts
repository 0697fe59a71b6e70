import { queryOf, routes } from '@janur/data';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../data.ts';
import { makePasskey } from '../../../session/passkey.ts';

const KEY = [routes.listPasskeys.path];

export const usePasskeys = () => useQuery(queryOf(api, routes.listPasskeys, {}));

/** Recovery codes are in the answer where there are new ones, and are never told again. */
export function useAddPasskey(onCodes: (codes: readonly string[]) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api(routes.addPasskey, { body: { credential: await makePasskey() } })).data,
    onSuccess: ({ recovery_codes }) => recovery_codes && onCodes(recovery_codes),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

export function useRemovePasskey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (passkeyId: number): Promise<void> =>
      void (await api(routes.removePasskey, { params: { passkeyId } })),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}

export function useRenewCodes(onCodes: (codes: readonly string[]) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api(routes.renewRecoveryCodes, {})).data.recovery_codes,
    onSuccess: onCodes,
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
}
