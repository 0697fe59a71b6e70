import { type Api, ApiError, routes } from '@janur/data';
import type { ErrorCode } from '@janur/contracts';
import { problem } from '@janur/contracts/problems';

type CallName = keyof typeof routes;
export type Answers = Partial<Record<CallName, (request: Record<string, unknown>) => unknown>>;

/** A server made of functions: each gives the `data` of one call, or rejects. What was asked is in `calls`. */
export function apiOf(answers: Answers) {
  const calls: { name: string; request: unknown }[] = [];
  const call = async (route: { method: string; path: string }, request: Record<string, unknown>) => {
    const name = nameOf(route);
    calls.push({ name, request });
    const answer = answers[name];
    if (!answer) throw refusal(404, 'NOT_FOUND');
    return { status: 'success', status_code: 200, data: await answer(request), meta: { next_page: null } };
  };
  return { api: call as unknown as Api, calls }; // the tests' answers stand in for every contract
}

export function refusal(status: number, code: ErrorCode, details: Record<string, unknown> = {}): ApiError {
  return new ApiError(status, {
    status: 'error',
    status_code: status,
    message: code,
    error: { code, problem: problem('internal'), details },
    request_id: 'test',
  });
}

function nameOf({ method, path }: { method: string; path: string }): CallName {
  const found = Object.entries(routes).find(([, route]) => route.method === method && route.path === path);
  if (!found) throw new Error(`${method} ${path} is no call of ours`);
  return found[0] as CallName; // a key of `routes`
}
