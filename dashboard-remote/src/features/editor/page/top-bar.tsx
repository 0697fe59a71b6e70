import { useTranslation } from '@janur/i18n';
import { invitationAddress } from '@janur/contracts/rules';
import { FONT_TITLE, ledger } from '@janur/ui';
import { ActionIcon, Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { EventDate } from '../../../parts/client-status/event-date.tsx';
import { BackIcon, CopyIcon, CrossIcon, ExternalIcon, HistoryIcon, TickIcon, WishIcon } from '../../../parts/icons.tsx';
import { statusOf } from '../../../parts/client-status/client-status.ts';
import { StatusMark } from '../../../parts/client-status/status-mark.tsx';
import { ToolSelect } from '../../../parts/tool-select.tsx';
import { useEditor } from '../editor-context.tsx';
import { spoken } from '../../../parts/styles.ts';
import { panes } from '../styles.ts';
import type { Draft } from '../panel.ts';
import { useReview } from '../review/use-review.ts';
import { usePanel } from '../use-panel.ts';
import { useGuestOrigin } from '../../../parts/guest-origin.ts';

interface TopBarProps {
  options: readonly { id: number; slug: string }[];
  onReview: () => void;
  onPublish: () => void;
}

/** Whose invitation this is, how it stands, where it is, its versions, and the way to the couple and to the guests. */
export function TopBar({ options, onReview, onPublish }: TopBarProps) {
  const { t } = useTranslation();
  const draft = useEditor((state) => state.draft);
  const saved = useEditor((state) => state.base);
  const revisions = useEditor((state) => state.revisions);
  const { open, panel } = usePanel();
  const said = useReview()?.open.length ?? 0;
  const isDraft = saved.option.is_hidden;
  const day = dayOf(draft);
  const [now] = useState(() => new Date());
  const address = invitationAddress(useGuestOrigin(), saved.option);
  return (
    <header css={bar}>
      <ActionIcon
        component={Link}
        to="/clients"
        aria-label={t('editor.back')}
        data-below={panel !== undefined || undefined}
        css={back}
      >
        <BackIcon />
      </ActionIcon>
      <h1 css={title} title={draft.name}>
        {draft.name}
      </h1>
      <span css={facts}>
        <StatusMark status={statusFor(saved, day, now)} />
        {options.length > 1 && <SlugSelect options={options} />}
        <Address address={address} isShort={options.length > 1} />
        <span css={date}>
          <EventDate date={day} now={now} />
        </span>
      </span>
      <span css={actions}>
        <Button
          variant="default"
          leftSection={<HistoryIcon />}
          onClick={() => open('history')}
          aria-label={t('editor.version_of', { count: revisions.client + revisions.option - 1 })}
          css={button}
        >
          <span>{t('editor.version', { count: revisions.client + revisions.option - 1 })}</span>
        </Button>
        {(isDraft || said > 0) && (
          <Button
            variant="default"
            leftSection={<WishIcon />}
            aria-label={said > 0 ? t('drafts.count', { count: said }) : t('drafts.share')}
            onClick={onReview}
            css={[button, said > 0 && hasNews]}
          >
            <span>{said > 0 ? t('drafts.count', { count: said }) : t('drafts.share')}</span>
          </Button>
        )}
        {isDraft ? (
          <Button onClick={onPublish}>{t('drafts.publish')}</Button>
        ) : (
          <Button
            component="a"
            href={address}
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={<ExternalIcon />}
            aria-label={t('editor.open_invitation')}
            css={button}
          >
            <span>{t('editor.open_invitation')}</span>
          </Button>
        )}
      </span>
    </header>
  );
}

function SlugSelect({ options }: { options: readonly { id: number; slug: string }[] }) {
  const { t } = useTranslation();
  const [, setParams] = useSearchParams();
  const shown = useEditor((state) => state.base.option.id);
  return (
    <ToolSelect
      label={t('editor.address')}
      labelShown="never"
      value={String(shown)}
      options={options.map(({ id, slug }) => ({ value: String(id), text: `/${slug}` }))}
      onChange={(option) =>
        setParams((now) => {
          now.set('option', option);
          return now;
        })
      }
    />
  );
}

function Address({ address, isShort }: { address: string; isShort: boolean }) {
  const { t } = useTranslation();
  const { copy, copied, error } = useClipboard({ timeout: 2000 });
  const CopyStateIcon = copied ? TickIcon : error ? CrossIcon : CopyIcon;
  return (
    <span css={chip} data-short={isShort || undefined}>
      {!isShort && <span css={addressText}>{address.replace(/^https?:\/\//, '')}</span>}
      <ActionIcon size="sm" aria-label={t('clients.copy')} onClick={() => copy(address)}>
        <CopyStateIcon size={16} />
      </ActionIcon>
      <span role="status" css={spoken}>
        {copied ? t('clients.copied') : error ? t('clients.copy_failed') : ''}
      </span>
    </span>
  );
}

function dayOf({ content, option }: Draft): string | null {
  const events = content.new_events.length > 0 ? content.new_events : content.events;
  return option.count_down_date ?? content.wedding_date ?? events[0]?.start_datetime ?? null;
}

function statusFor({ option }: Draft, day: string | null, now: Date) {
  const { slug, template, is_hidden, count_down_date } = option;
  const slugs = [{ slug, template, is_hidden, is_locked: option.lock.code !== null, countdown_date: count_down_date }];
  return statusOf({ event_date: day, slugs }, now);
}

const bar = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  padding: '0 16px 0 10px',
  borderBottom: `1px solid ${ledger.border}`,
  background: 'var(--ledger-card)',
  fontSize: 14,
  fontWeight: 500,
  [panes.one]: {
    flexWrap: 'wrap',
    gap: '4px 8px',
    padding: '8px 12px 8px 4px',
    '&:has(> [data-below])': { paddingInlineStart: 16 },
  },
} as const;

/** Where a panel takes the place of the list, the way back to the list is the only one. */
const back = { [panes.one]: { '&&[data-below]': { display: 'none' } } } as const;

const title = {
  margin: 0,
  overflow: 'hidden',
  font: `400 26px/1.2 ${FONT_TITLE}`,
  letterSpacing: '-0.01em',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [panes.one]: { flex: '1 1 0', fontSize: 24 },
} as const;

const facts = {
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minWidth: 0,
  [panes.one]: { order: 4, flexBasis: '100%', gap: 10, paddingInlineStart: 12 },
} as const;

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  height: 32,
  padding: '0 2px 0 11px',
  borderRadius: 9,
  background: 'var(--mantine-color-body)',
  '&[data-short]': { padding: 0 },
} as const;

const addressText = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const date = {
  '& > span': { display: 'inline-flex', gap: 8, alignItems: 'baseline' },
  '& time': { color: ledger.muted, fontWeight: 500 },
  '@media (max-width: 80em)': { display: 'none' },
} as const;

const actions = { display: 'flex', gap: 10, flex: 'none', marginInlineStart: 'auto', [panes.one]: { gap: 6 } } as const;

const hasNews = { '&&': { borderColor: ledger.accent, background: ledger.accent, color: ledger.onAccent } } as const;

const button = {
  '@media (max-width: 68em)': {
    '&&': { width: 40, padding: 0 },
    '& .mantine-Button-label': { display: 'none' },
    '& .mantine-Button-section': { margin: 0 },
  },
} as const;
