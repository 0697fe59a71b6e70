import type { MessageKind } from '@janur/contracts/messages';
import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../data.ts';
import { useMay } from '../session/may.tsx';
import { ClockIcon } from './icons.tsx';
import { Problem, useReason } from './problem.tsx';
import { hourOf } from './times.ts';
import { useOfferUndo } from './undo.tsx';

interface AskNewEventProps {
  /** Invitations that were answered before an event was added, and were not asked about it. */
  count: number | undefined;
  /** The list that is counted; none where it is this page. */
  to?: string;
  /** One event is meant, or any. */
  isOfEvent: boolean;
}

/** Who had answered before an event was added: how many, who, and one tap that asks them. */
export function AskNewEvent({ count = 0, to, isOfEvent }: AskNewEventProps) {
  const { t, i18n } = useTranslation();
  const may = useMay();
  if (count === 0) return null;
  const words = t(isOfEvent ? 'rsvp.added.waiting' : 'rsvp.added.waiting_all', {
    count,
    number: count.toLocaleString(i18n.language),
  });
  return (
    <div css={notice}>
      <ClockIcon css={{ flex: 'none', color: ledger.warning }} />
      <span css={{ flex: '1 1 200px', minWidth: 0 }}>
        {to === undefined ? (
          words
        ) : (
          <Link to={to} data-number="unasked" css={{ color: 'inherit' }}>
            {words}
          </Link>
        )}
      </span>
      {may('markMessage') && <Ask />}
    </div>
  );
}

const stateQuery = queryOf(api, routes.getSending, {});

/** By itself where messages already go by themselves, else from the couple's own phone. */
function Ask() {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const queries = useQueryClient();
  const offerUndo = useOfferUndo();
  const { data } = useQuery(stateQuery);
  const change = useMutation({
    mutationFn: (kinds: readonly MessageKind[]) => api(routes.saveSending, { body: { kinds: [...kinds] } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: stateQuery.queryKey }),
  });
  const settings = data?.data.settings;
  if (!settings?.is_on)
    return (
      <Button component={Link} to="/sending?kind=new-event">
        {t('rsvp.added.ask')}
      </Button>
    );
  const { kinds, from_hour: from, until_hour: until } = settings;
  if (kinds.includes('NEW_EVENT'))
    return (
      <span role="status" css={{ color: ledger.muted }}>
        {t('rsvp.added.goes', { from: hourOf(from, i18n.language), until: hourOf(until, i18n.language) })}
      </span>
    );
  const ask = () =>
    change.mutate([...kinds, 'NEW_EVENT'], {
      onSuccess: () =>
        offerUndo({ id: 'ask-new-event', text: t('rsvp.added.asked'), onUndo: () => change.mutate(kinds) }),
    });
  return (
    <>
      <Button loading={change.isPending} onClick={ask}>
        {t('rsvp.added.ask_automatic')}
      </Button>
      {change.isError && <Problem>{reason(change.error)}</Problem>}
    </>
  );
}

const notice = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '10px 14px',
  border: `1px solid ${ledger.border}`,
  borderRadius: 12,
  background: ledger.card,
  fontSize: 14,
  fontWeight: 600,
  lineHeight: 1.4,
  boxShadow: `inset 3px 0 0 ${ledger.accent}`,
} as const;
