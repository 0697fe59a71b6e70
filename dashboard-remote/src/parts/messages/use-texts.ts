import type { Language, MessageTemplate } from '@janur/contracts';
import { eventWords, fillMessage, messageFor, type MessageKind } from '@janur/contracts/messages';
import type { RsvpRecord } from '@janur/contracts';
import { queryOf, routes } from '@janur/data';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../data.ts';
import type { Host } from '../use-host.ts';

const textsQuery = queryOf(api, routes.listMessageTemplates, {});

/** The couple's own texts, and a way to write one. */
export function useTexts() {
  const queries = useQueryClient();
  const own = useQuery(textsQuery).data?.data;
  const save = useMutation({
    mutationFn: (body: Omit<MessageTemplate, 'text'> & { text: string | null }) =>
      api(routes.saveMessageTemplate, { body }),
    onSuccess: (answer) => queries.setQueryData(textsQuery.queryKey, answer),
  });
  return { own, save };
}

export const languageOf = (host: Host, slug: string | undefined): Language =>
  (host.slugs.find((known) => known.slug === slug) ?? host.slugs[0])?.language ?? 'id';

/** What is sent to a guest: in the language of the guest's invitation, for the first event the guest is invited to, or the one that was added. */
export function messageTo(
  guest: RsvpRecord,
  { own, host, kind }: { own: readonly MessageTemplate[]; host: Host; kind: MessageKind },
): string {
  const language = languageOf(host, guest.slug);
  const invitedTo = new Set(guest.event_details.map(({ event_id }) => event_id));
  const added =
    kind === 'NEW_EVENT' ? guest.event_details.find(({ is_unasked: isUnasked }) => isUnasked)?.event_id : undefined;
  const event =
    host.events.find(({ id }) => id === added) ?? host.events.find(({ id }) => invitedTo.has(id)) ?? host.events[0];
  return fillMessage(messageFor(own, { kind, guest_group: guest.guest_group, language }), {
    name: guest.name,
    link: guest.invitation_link,
    hosts: host.client_name,
    ...eventWords(event, language),
  });
}
