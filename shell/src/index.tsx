import './trusted-types.ts';
import type { Boot } from '@janur/contracts/boot';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { readBoot } from './boot.ts';
import { beginPage, endDocument } from './document.ts';
import { showInvitation } from './invitation.tsx';

beginPage();
const boot = readBoot();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// in a task of its own: this script has been long enough for a tap that waits
if (isInvitation(boot)) setTimeout(() => void showInvitation(boot, root));
else {
  endDocument();
  createRoot(root).render(<App boot={boot} />);
}

function isInvitation({ invitation }: Boot): boolean {
  return invitation !== null && invitation.state !== 'not-found';
}
