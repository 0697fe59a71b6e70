import { PublicClient, PublicGuest, type RemoteEntry } from '@janur/contracts';
import type { InvitationBoot } from '@janur/contracts/boot';
import en from '@janur/i18n/guest/en' with { type: 'json' };
import { GuestTexts, useLanguageMenu, useMusic, useOpeningModal, useRsvpResult } from '@janur/kit';
import { configure, render, waitFor, within } from '@testing-library/react';
import preparePage from '../app.tsx';
import './browser.ts';

// what a page needs later comes when it is asked for, on a machine that may be busy
configure({ asyncUtilTimeout: 8000 });

interface Ready {
  client: PublicClient;
  guest?: PublicGuest;
  template?: RemoteEntry;
  former?: RemoteEntry;
}

/** An invitation that is open to its guest, as the contracts let the server give it. */
export const ready = ({ client, guest, template, former }: Ready): InvitationBoot => ({
  state: 'ready',
  slug: client.option.slug,
  client: PublicClient.parse(client),
  guest: guest ? PublicGuest.parse(guest) : null,
  template: template ?? null,
  former: former ?? null,
  printed: null,
});

/** The whole page of a guest as the shell shows it, in English, on a fresh phone. `isOpened` skips the opening. */
export async function openPage(
  invitation: InvitationBoot | null,
  { path = '/sinta-rama', query = '', isOpened = true } = {},
): Promise<void> {
  useOpeningModal.setState({ isShown: !isOpened, isFullscreen: !isOpened });
  useMusic.getState().stop();
  useMusic.getState().tellBroken(false);
  useLanguageMenu.getState().close();
  useRsvpResult.getState().close();
  history.replaceState(null, '', path + (query && `?${query}`));
  const { page } = await preparePage({ language: 'en', texts: en, remotes: {}, invitation });
  render(
    <GuestTexts language="en" texts={en}>
      {page}
    </GuestTexts>,
  );
  // what lies under the opening comes after its first paint
  if (invitation?.state === 'ready') await waitFor(() => expect(document.querySelector('main')).toBeTruthy());
}

/** Queries inside of a section; they find nothing where it is not on the page. */
export const section = (name: string) => within(document.getElementById(name) ?? document.createElement('div'));

/** What stands in a section. */
export const textOf = (name: string): string => document.getElementById(name)?.textContent ?? '';

beforeEach(() => localStorage.clear());
