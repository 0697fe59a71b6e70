import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import en from '@janur/i18n/guest/en' with { type: 'json' };
import {
  defineTemplate,
  GuestTexts,
  InvitationPage,
  InvitationProvider,
  readLink,
  type Template,
  textsOf,
  useOpeningModal,
} from '@janur/kit';
import type { client } from '@janur/kit/testing';
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Lends no section, so that a test sees what the template itself has. */
export const withoutSections = defineTemplate({
  skins: {},
  Opening: () => null,
  Frame: ({ children }) => children,
  sections: {},
});

/** jsdom reads every style of the page for each question by role: those of invitations that are gone would add up. */
let styles = createCache({ key: 'css' });
function freshStyles() {
  styles.sheet.flush();
  styles = createCache({ key: 'css' });
  return styles;
}

/** Shows a whole invitation in English, wearing the template, and waits for its last section, which loads late. Answers the hero's heading. */
export async function showTemplate(
  template: Template,
  invited: ReturnType<typeof client>,
  { query = '', isOpened = true } = {},
): Promise<HTMLElement> {
  useOpeningModal.setState({ isShown: !isOpened });
  const { option } = invited;
  const worn = Object.hasOwn(template.skins, option.template)
    ? option.template
    : (Object.keys(template.skins)[0] ?? '');
  const dressed = { ...invited, option: { ...option, template: worn } };
  showPart(dressed, <InvitationPage template={template} plain={withoutSections} />, query);
  if (isOpened) await screen.findByRole('heading', { name: 'Thank you', hidden: true });
  return screen.findByRole('heading', { level: 1, hidden: true });
}

/** Shows what stands on an invitation's page, in English. */
export function showPart(invited: ReturnType<typeof client>, part: ReactNode, query = ''): void {
  const invitation = { client: invited, guest: null, link: readLink('sinta-rama', new URLSearchParams(query)) };
  render(
    <CacheProvider value={freshStyles()}>
      <GuestTexts language="en" texts={textsOf(en, { client: invited, language: 'en', voice: undefined })}>
        <InvitationProvider invitation={invitation}>{part}</InvitationProvider>
      </GuestTexts>
    </CacheProvider>,
  );
}

/** Queries inside of a section; they find nothing where it is not on the page. */
export const sectionNamed = (name: string) => within(document.getElementById(name) ?? document.createElement('div'));
