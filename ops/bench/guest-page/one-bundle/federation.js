// Stands in for `@janur/federation`: what the shell would load from two remotes lies in its own script.
import App from '../../../../invitation-remote/src/app.tsx';
import Template from '../../../../template-remotes/template-1/src/template.tsx';

export class RemoteError extends Error {
  name = 'RemoteError';
}
export const REMOTE_TIME_OUT = 3000;
export const loadRemoteModule = async (_entry, name) => ({ App, Template })[name];
