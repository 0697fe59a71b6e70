export { pages } from './pages.ts';
export type { Credentials, FoundInvitation, PageSources, Remotes, ShellAssets } from './sources.ts';
