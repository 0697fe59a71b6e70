export { pages } from './pages.ts';
export type {
  Credentials,
  FoundInvitation,
  OpenInvitation,
  PageSources,
  ReadyInvitation,
  Remotes,
  ShellAssets,
} from './sources.ts';
