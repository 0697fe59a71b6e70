import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useEditor } from '../editor-context.tsx';
import { problemText } from '../../../parts/problem-text.ts';
import { changesOf } from '../draft/draft.ts';
import { saveFailureText } from '../draft/problems.ts';
import { type PanelChanges, summaryOf } from '../draft/summary.ts';
import { panes } from '../styles.ts';
import { useDiscard } from '../keeping/use-discard.ts';
import { useUploadsRunning } from '../media/uploads.ts';
import { panelOf } from '../panels/panel-list.ts';
import { TakeGuestsOff } from './take-guests-off.tsx';
import { usePanel } from '../use-panel.ts';

const NAMED = 2;

/** Only while something is unsaved: what changed, why it could not be saved, and the two ways on. */
export function SaveBar({ onSave }: { onSave: () => void }) {
  const { t } = useTranslation();
  const base = useEditor((state) => state.base);
  const draft = useEditor((state) => state.draft);
  const isSaving = useEditor((state) => state.isSaving);
  const changes = useMemo(() => summaryOf(changesOf(base, draft)), [base, draft]);
  const words = useSummaryWords(changes);
  const isDirty = changes.length > 0 || isSaving;
  const running = useUploadsRunning();
  const discard = useDiscard();

  return (
    <div css={place} data-shown={isDirty || undefined}>
      {isDirty && (
        <section aria-label={t('editor.save.label')} css={bar}>
          <span css={dot} />
          <div css={{ flex: 1, minWidth: 0, lineHeight: 1.35 }}>
            <Failure onSave={onSave} fallback={<b css={{ fontWeight: 600 }}>{t('editor.save.unsaved')}</b>} />
            <span css={detail}>
              {[words, ...(running > 0 ? [t('media.still_running', { count: running })] : [])].join(' · ')}
            </span>
          </div>
          <Button
            variant="outline"
            color="onPanel"
            disabled={isSaving}
            onClick={() => discard(t('editor.save.discarded', { what: words }))}
          >
            {t('editor.save.discard')}
          </Button>
          <Button color="accent" loading={isSaving} onClick={onSave} aria-keyshortcuts="Control+S">
            {t('editor.save.save')}
            <span aria-hidden="true" css={shortcut}>
              Ctrl S
            </span>
          </Button>
        </section>
      )}
    </div>
  );
}

/** Why the last save failed; for a refused value, the way to it. */
function Failure({ fallback, onSave }: { fallback: React.ReactNode; onSave: () => void }) {
  const { t } = useTranslation();
  const failure = useEditor((state) => state.failure);
  const problems = useEditor((state) => state.problems);
  const { open } = usePanel();
  if (!failure || (failure === 'fields' && problems.size === 0)) return fallback;
  const [path, problem] = [...problems][0] ?? [];
  const panel = path && panelOf(path);
  return (
    <b role="alert" css={{ color: ledger.accent, fontWeight: 600 }}>
      {saveFailureText(t, failure, t('editor.save.fields', { count: problems.size }))}{' '}
      {panel && (
        <button type="button" css={link} onClick={() => open(panel)}>
          {t(`editor.panel.${panel}`)}
        </button>
      )}
      {problem && !panel && problemText(t, problem)}
      {typeof failure === 'object' && failure.code === 'events_have_guests' && (
        <TakeGuestsOff events={String(failure.params['events'] ?? '')} onSave={onSave} />
      )}
    </b>
  );
}

/** `Galeri: 2 baru, 1 diubah · Acara: 1 dihapus`, and how many panels more. */
function useSummaryWords(changes: readonly PanelChanges[]): string {
  const { t } = useTranslation();
  const named = changes.slice(0, NAMED).map(({ panel, ...counts }) => {
    const parts = (['added', 'removed', 'changed'] as const)
      .filter((kind) => counts[kind] > 0)
      .map((kind) => t(`editor.save.${kind}`, { count: counts[kind] }));
    return `${t(`editor.panel.${panel}`)}: ${parts.join(', ')}`;
  });
  const more = changes.length - named.length;
  return [...named, ...(more > 0 ? [t('editor.save.more', { count: more })] : [])].join(' · ');
}

const place = {
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  pointerEvents: 'none',
  '&[data-shown]': { padding: '12px 0 14px' },
  // the way to the preview stands below it
  [panes.one]: { '&[data-shown]': { paddingBottom: 76 } },
  '& > *': { pointerEvents: 'auto' },
} as const;

const bar = {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 12px',
  minHeight: 60,
  margin: '0 -12px',
  padding: '10px 10px 10px 18px',
  borderRadius: 14,
  background: ledger.raised,
  color: ledger.onPanel,
  fontSize: 14,
  boxShadow: `0 16px 32px -12px ${ledger.shade}`,
  '--ledger-focus': ledger.accent,
  [panes.one]: { margin: 0, paddingInlineStart: 14 },
} as const;

const dot = { flex: 'none', width: 10, height: 10, borderRadius: '50%', background: ledger.accent } as const;

const detail = {
  display: '-webkit-box',
  overflow: 'hidden',
  color: ledger.onPanelMuted,
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;

const shortcut = {
  marginInlineStart: 8,
  fontWeight: 500,
  opacity: 0.8,
  '@media (pointer: coarse)': { display: 'none' },
} as const;

const link = {
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
} as const;
