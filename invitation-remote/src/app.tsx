import type { Boot, InvitationBoot } from '@janur/contracts/boot';
import { type Invitation, InvitationProvider, type PreparedPage, readLink } from '@janur/kit';
import { Overlay } from './overlay/overlay.tsx';
import { loadServed } from './load-template.ts';
import { loadPaper, needsPaper, TemplatePage } from './template-page.tsx';

/**
 * The page of the slug: its invitation, or the screen that stands before it. It comes when the template is there, so
 * that React can take over the first screen that the server printed.
 */
export default async function preparePage({ invitation }: Boot): Promise<PreparedPage> {
  if (invitation?.state === 'ready') return prepareInvitation(invitation);
  const { ClosedPage } = await import('./closed-page.tsx');
  return { page: <ClosedPage invitation={invitation} />, isPrinted: false };
}

const NO_TEMPLATE = { template: null, isFormer: false };

/** At hand when it is needed. */
const fetchPaper = () => void loadPaper().catch(() => undefined);

async function prepareInvitation(invitation: Extract<InvitationBoot, { state: 'ready' }>): Promise<PreparedPage> {
  const { client, guest, slug, template: entry, former } = invitation;
  const printed = invitation.printed as Invitation['printed']; // the page server makes it with the kit's `openingView`
  const { template, isFormer } = entry
    ? await loadServed({ entry, former, storedId: client.option.template, onTrouble: fetchPaper })
    : NO_TEMPLATE;
  const paper = needsPaper(template, client, guest) ? await loadPaper() : null;
  const link = readLink(slug, new URLSearchParams(window.location.search));
  // without its template the page wears another look than the printed one
  const isPrinted = Boolean(printed) && (entry === null || (template !== null && !isFormer));
  return {
    page: (
      <InvitationProvider invitation={{ client, guest, link, printed }}>
        <TemplatePage
          template={template}
          paper={paper}
          {...(entry && { source: { entry, former: isFormer ? null : former } })}
        >
          <Overlay />
        </TemplatePage>
      </InvitationProvider>
    ),
    isPrinted,
  };
}
