import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useDocumentTitle, useMediaQuery } from '@mantine/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { PhoneIcon } from '../../../parts/icons.tsx';
import { panes, TWO_PANES } from '../styles.ts';
import { type Colours, PreviewColoursProvider } from '../preview-colours.tsx';
import { PreviewWordsProvider, type Words } from '../preview-words.tsx';
import { usePanel } from '../use-panel.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { OvertakenDialog } from './overtaken-dialog.tsx';
import { PanelNav } from './panel-nav.tsx';
import { PanelPane } from './panel-pane.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { PreviewSheet } from './preview-sheet.tsx';
import { SaveBar } from './save-bar.tsx';
import { TopBar } from './top-bar.tsx';
import type { Doubt } from '../keeping/doubts.ts';
import { doubtsOf } from '../keeping/doubts.ts';
import { DoubtsDialog } from '../keeping/doubts-dialog.tsx';
import { PublishSheet } from '../review/publish-sheet.tsx';
import { ReviewSheet } from '../review/review-sheet.tsx';
import { useReview } from '../review/use-review.ts';

interface EditorLayoutProps {
  options: readonly { id: number; slug: string }[];
  onSaved: () => void;
}

/** List, form and preview: all three where there is room, the last two on a tablet, one after the other on a phone. */
export function EditorLayout({ options, onSaved }: EditorLayoutProps) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const name = useEditor(({ draft }) => draft.name);
  const hasPreview = useMediaQuery(TWO_PANES, true, { getInitialValueInEffect: false });
  const { panel, isWide } = usePanel();
  const [colours, setColours] = useState<Colours>({});
  const [words, setWords] = useState<Words>({});
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [doubts, setDoubts] = useState<readonly Doubt[]>([]);
  const [dialog, setDialog] = useState<'review' | 'publish'>();
  const review = useReview();
  useDocumentTitle(`${name} | Janur`);

  async function save(isMeant = false): Promise<boolean> {
    const { base, draft } = store.getState();
    const found = isMeant ? [] : doubtsOf(base, draft, new Date());
    setDoubts(found);
    if (found.length > 0) return false;
    const isSaved = await store.save();
    if (!isSaved) return false;
    onSaved();
    await review?.settle().catch(() => undefined); // the couple is told with the next save
    return true;
  }

  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    void save();
  });
  useEffect(() => {
    window.addEventListener('keydown', saveByKey);
    return () => window.removeEventListener('keydown', saveByKey);
  }, []);

  const preview = <PreviewPane section={panel ?? 'hero'} onColours={setColours} onWords={setWords} />;
  return (
    <PreviewColoursProvider value={colours}>
      <PreviewWordsProvider value={words}>
        <div css={layout}>
          <TopBar options={options} onReview={() => setDialog('review')} onPublish={() => setDialog('publish')} />
          {(isWide || !panel) && (
            <div css={left}>
              <PanelNav />
              {!isWide && <SaveBar onSave={() => void save()} />}
            </div>
          )}
          {panel && (
            <div css={middle}>
              <PanelPane key={panel} panel={panel} hasBack={!isWide} />
              <SaveBar onSave={() => void save()} />
            </div>
          )}
          {hasPreview ? (
            <div css={right}>{preview}</div>
          ) : (
            <Button
              variant="default"
              h={48}
              leftSection={<PhoneIcon />}
              onClick={() => setIsSheetOpen(true)}
              css={previewButton}
            >
              {t('editor.preview.open')}
            </Button>
          )}
        </div>
        {isSheetOpen && !hasPreview && <PreviewSheet onClose={() => setIsSheetOpen(false)}>{preview}</PreviewSheet>}
        <OvertakenDialog onSave={() => void save()} />
        <LeaveGuard onSave={() => save()} />
        {doubts.length > 0 && (
          <DoubtsDialog doubts={doubts} onSave={() => void save(true)} onClose={() => setDoubts([])} />
        )}
        {dialog === 'review' && review && <ReviewSheet review={review} onClose={() => setDialog(undefined)} />}
        {dialog === 'publish' && (
          <PublishSheet review={review} onSave={() => save(true)} onClose={() => setDialog(undefined)} />
        )}
      </PreviewWordsProvider>
    </PreviewColoursProvider>
  );
}

const layout = {
  '--editor-side': 'var(--mantine-color-body)',
  display: 'grid',
  gridTemplateRows: '64px minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr) clamp(300px, 38vw, 404px)',
  height: '100dvh',
  background: 'var(--ledger-card)',
  '& > header': { gridColumn: '1 / -1' },
  [panes.three]: { gridTemplateColumns: '284px minmax(0, 1fr) 404px' },
  [panes.one]: { gridTemplateRows: 'auto minmax(0, 1fr)', gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

const left = {
  minHeight: 0,
  padding: '14px 12px',
  overflowY: 'auto',
  background: 'var(--mantine-color-body)',
  borderInlineEnd: `1px solid ${ledger.border}`,
  fontSize: 14,
  [panes.one]: { padding: '14px 12px 80px' },
} as const;

const middle = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minHeight: 0,
  padding: '0 28px',
  overflowY: 'auto',
  containerType: 'inline-size',
  containerName: 'pane',
  fontSize: 14,
  scrollPaddingBottom: 110,
  [panes.one]: { padding: '0 16px 76px', '&:has([data-shown])': { paddingBottom: 0 } },
} as const;

const right = {
  minHeight: 0,
  background: 'var(--editor-side)',
  borderInlineStart: `1px solid ${ledger.border}`,
} as const;

const previewButton = {
  '&&': {
    position: 'fixed',
    right: 16,
    bottom: 'calc(14px + env(safe-area-inset-bottom))',
    zIndex: 6,
    borderRadius: 24,
    borderColor: ledger.borderStrong,
    boxShadow: `0 8px 24px -8px ${ledger.shade}`,
  },
} as const;
