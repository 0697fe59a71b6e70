import { type AuditEntry, AuditChange, ClientDetail, EditedOption, Role } from '@janur/contracts';
import * as z from 'zod';
import { stripped } from '../../lib/stripped.ts';
import type { AuditLine } from '../../audit/queries.ts';
import { presentContent, presentOption } from '../invitations/present.ts';
import type { ContentRows, InvitationRows } from '../invitations/queries.ts';

/** A client as its editors see it. The contract's schema strips what it does not declare. */
export function presentDetail(rows: ContentRows): ClientDetail {
  const content = presentContent(rows);
  return stripped(ClientDetail, {
    ...rows.client,
    content: {
      ...content,
      events: content.events.map(withCheckIn),
      new_events: content.new_events.map(withCheckIn),
    },
  });
}

const withCheckIn = ({
  check_in_variant,
  print_variant,
  ...event
}: ReturnType<typeof presentContent>['events'][number]) => ({
  ...event,
  check_in_config: { check_in_variant, print_variant },
});

export function presentEditedOption(option: InvitationRows['option']): EditedOption {
  return stripped(EditedOption, {
    ...presentOption(option),
    is_private: Boolean(option.is_private),
    lock: {
      code: option.lock_code,
      title: option.lock_title,
      description: option.lock_description,
      image_url: option.lock_image_url,
    },
  });
}

const Changes = z.array(AuditChange);

export function presentAuditLine({ changes, created_at, ...line }: AuditLine): z.input<typeof AuditEntry> {
  const known = Changes.safeParse(changes ?? []);
  return {
    ...line,
    // an action that tells its change in another form shows it as it is
    changes: known.success ? known.data : [{ path: '', from: null, to: changes }],
    // who had a draft's link alone has no role
    role: Role.safeParse(line.role).data ?? null,
    created_at: created_at.toISOString(),
  };
}
