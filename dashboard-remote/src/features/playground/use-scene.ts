import type { TemplateRegistration } from '@janur/contracts';
import type { PreviewScene } from '@janur/contracts/preview';
import { queryOf, routes } from '@janur/data';
import { type Fixture, FIXTURES, withPicturesOf } from '@janur/kit/testing';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../data.ts';
import { dressed, type Settings } from './settings.ts';

/** Fixtures have no pictures of their own: this couple lends theirs. */
const LENDER = 'sinta-rama';

/** The scene of the settings; null until templates and invitation are there. `isUnknown` when no such slug is open. */
export function useScene(settings: Settings, templates: readonly TemplateRegistration[] | undefined) {
  const invitation = useQuery({
    ...queryOf(api, routes.getClientBySlug, { params: { slug: settings.slug || LENDER } }),
    retry: false,
  });
  const client = invitation.data?.data;

  const scene = useMemo((): PreviewScene | null => {
    if (!templates || !client) return null;
    const fixture: Fixture = settings.slug ? { client, query: 'to=Budi+Santoso' } : lent(FIXTURES[settings.fixture]);
    const shown = dressed(fixture, settings);
    const registered = templates.find(({ template_id }) => template_id === shown.option.template);
    return {
      client: shown,
      guest: fixture.guest ?? null,
      query: fixture.query ?? '',
      template: registered ? { name: registered.family, ...registered } : null,
      isOpened: settings.isOpened,
    };

    function lent({ client: own, ...rest }: Fixture): Fixture {
      return { ...rest, client: client ? withPicturesOf(client, own) : own };
    }
  }, [client, settings, templates]);

  return { scene, isUnknown: invitation.isError };
}
