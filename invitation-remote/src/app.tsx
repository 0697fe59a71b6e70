import type { Boot, InvitationBoot } from '@janur/contracts/boot';
import { type Invitation, InvitationProvider, type PreparedPage, readLink } from '@janur/kit';
import { Overlay } from './overlay/overlay.tsx';
import { loadPaper, loadTemplate, needsPaper, TemplatePage } from './template-page.tsx';

/**
 * The page of the slug: its invitation, or the screen that stands before it. It comes when the template is there, so
 * that React can take over the first screen that the server printed.
 */
export default async function preparePage({ invitation }: Boot): Promise<PreparedPage> {
  if (invitation?.state === 'ready') return prepareInvitation(invitation);
  const { ClosedPage } = await import('./closed-page.tsx');
  return { page: <ClosedPage invitation={invitation} />, isPrinted: false };
}

async function prepareInvitation(invitation: Extract<InvitationBoot, { state: 'ready' }>): Promise<PreparedPage> {
  const { client, guest, slug, template: entry } = invitation;
  const printed = invitation.printed as Invitation['printed']; // the page server makes it with the kit's `openingView`
  const template = entry && (await loadTemplate(entry));
  const paper = needsPaper(template, client) ? await loadPaper() : null;
  const link = readLink(slug, new URLSearchParams(window.location.search));
  // without its template the page wears another look than the printed one
  const isPrinted = Boolean(printed) && (entry === null || template !== null);
  return {
    page: (
      <InvitationProvider invitation={{ client, guest, link, printed }}>
        <TemplatePage template={template} paper={paper}>
          <Overlay />
        </TemplatePage>
      </InvitationProvider>
    ),
    isPrinted,
  };
}
