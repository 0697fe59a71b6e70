import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type DataOf, type Endpoint, Failure, login, type RequestOf } from '@janur/contracts';
import { CommandError } from './finding.ts';

/** What belongs to the designer and to no checkout: the signing key and who is logged in where. */
export const home = (): string =>
  process.env['JANUR_HOME'] ?? join(process.env['XDG_CONFIG_HOME'] ?? join(homedir(), '.config'), 'janur');

export interface Installation {
  readonly origin: string;
  call<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<DataOf<E>>;
}

interface Options {
  readonly to?: string | undefined;
  readonly user?: string | undefined;
}

/** A running installation, logged in. The name and password are asked for once in twelve hours. */
export async function logIn({ to, user }: Options): Promise<Installation> {
  const origin = new URL(to ?? `http://localhost:${process.env['JANUR_PORT'] ?? 8080}`).origin;
  const kept = readTokens()[origin];
  if (kept && !user) {
    const installation = asCaller(origin, kept);
    if (await isStillValid(origin, kept)) return installation;
  }
  const username = user ?? process.env['JANUR_USER'] ?? (await ask('Username: '));
  const password = process.env['JANUR_PASSWORD'] ?? (await ask('Password: ', { isHidden: true }));
  const { token } = await asCaller(origin).call(login, { body: { username, password } });
  mkdirSync(home(), { recursive: true, mode: 0o700 });
  writeFileSync(tokensFile(), JSON.stringify({ ...readTokens(), [origin]: token }), { mode: 0o600 });
  return asCaller(origin, token);
}

const tokensFile = () => join(home(), 'sessions.json');

function readTokens(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(tokensFile(), 'utf8'));
  } catch {
    return {}; // nobody was logged in yet
  }
}

async function isStillValid(origin: string, token: string): Promise<boolean> {
  const response = await reach(`${origin}/api/dashboard/templates`, { headers: { authorization: `Bearer ${token}` } });
  return response.ok;
}

function asCaller(origin: string, token?: string): Installation {
  return {
    origin,
    async call<E extends Endpoint>(endpoint: E, request: RequestOf<E>) {
      const { params = {}, body }: { params?: Record<string, unknown>; body?: Record<string, unknown> } = request;
      const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
      const response = await reach(`${origin}/api${path}`, {
        method: endpoint.method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body && !endpoint.files ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: endpoint.files ? formOf(body) : JSON.stringify(body) } : {}),
      });
      const answer: unknown = await response.json();
      if (!response.ok) throw failureOf(answer);
      // the server checks every answer against this endpoint's contract
      return (answer as { data: DataOf<E> }).data;
    },
  };
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch {
    throw new CommandError(`Nothing answers at ${new URL(url).origin}. Start it with npm start, or say --to http://…`);
  }
}

function formOf(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, value instanceof Blob ? value : String(value));
  return form;
}

function failureOf(answer: unknown): CommandError {
  const failure = Failure.safeParse(answer).data;
  if (!failure) return new CommandError('The answer is not of a Janur installation.');
  const fields = failure.error.fields ?? [];
  const lines = fields.map(({ path, message }) => `  ✗ ${path.replace(/^(?:body|files)\./, '')}: ${message}`);
  return new CommandError([failure.message, ...lines].join('\n'));
}

async function ask(question: string, { isHidden = false } = {}): Promise<string> {
  if (!process.stdin.isTTY)
    throw new CommandError('Nobody is logged in: set JANUR_USER and JANUR_PASSWORD, or run it in a terminal.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = terminal.question(question);
  // what is typed is not shown
  if (isHidden) Object.assign(terminal, { _writeToOutput: () => undefined });
  const text = await answer;
  terminal.close();
  if (isHidden) process.stdout.write('\n');
  return text.trim();
}
