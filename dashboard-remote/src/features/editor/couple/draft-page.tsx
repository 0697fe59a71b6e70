import type { SharedDraft } from '@janur/contracts';
import type { PreviewEvent, PreviewTap } from '@janur/contracts/preview';
import { draftTexts, type DraftText } from '@janur/contracts/rules';
import { ApiError } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { FONT_TITLE, ledger, Logo } from '@janur/ui';
import { Button, SegmentedControl } from '@mantine/core';
import { useDocumentTitle, useElementSize, useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { Notice, ProblemPage } from '../../../layout/problem-pages.tsx';
import { PreviewFrame } from '../../../parts/preview-frame.tsx';
import { useTemplates } from '../../../parts/templates/use-templates.ts';
import { sceneOfClient } from '../scene.ts';
import { ApproveSheet } from './approve-sheet.tsx';
import { DraftBar } from './draft-bar.tsx';
import { FootSheet } from '../../../parts/foot-sheet.tsx';
import { SuggestSheet } from './suggest-sheet.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { textMeant } from './text-match.ts';
import { openOnes, type SharedDraftState, useSharedDraft } from './use-shared-draft.ts';

const PHONE = { width: 390, height: 844 };

/** `/draft#secret`: the invitation as it will be, for those whose it is and who have no account. */
export function DraftPage() {
  const { t } = useTranslation();
  // behind the `#`: it comes into no log of a server
  const [token] = useState(() => location.hash.slice(1));
  const state = useSharedDraft(token);
  const { data, error, refetch } = state.draft;
  useDocumentTitle(`${data?.client.name ?? t('drafts.title')} | Janur`);
  const isGone = token === '' || (error instanceof ApiError && error.status === 404);
  if (isGone) return <Closed />;
  if (error && !data)
    return (
      <main css={{ display: 'grid', minHeight: '100dvh' }}>
        <ProblemPage
          isPage
          title={t('drafts.failed')}
          advice={t('problem.check_connection')}
          onRetry={() => void refetch()}
        />
      </main>
    );
  if (!data)
    return (
      <main role="status" css={{ display: 'grid', placeItems: 'center', minHeight: '100dvh', color: ledger.muted }}>
        <h1 css={{ font: 'inherit' }}>{t('drafts.loading')}</h1>
      </main>
    );
  return <Review shared={data} state={state} />;
}

function Closed() {
  const { t } = useTranslation();
  return (
    <main css={{ display: 'grid', minHeight: '100dvh' }}>
      <Notice isPage title={t('drafts.closed')} advice={t('drafts.closed_advice')} action={<Logo size={30} />} />
    </main>
  );
}

type Open = { kind: 'tap'; tap: PreviewTap; meant: DraftText | undefined } | { kind: 'list' } | { kind: 'approve' };

function Review({ shared, state }: { shared: SharedDraft; state: SharedDraftState }) {
  const { t } = useTranslation();
  const isWide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  const { published } = useTemplates();
  const [part, setPart] = useState<'opening' | 'page'>('opening');
  const [words, setWords] = useState<NonNullable<PreviewEvent['words']>>({});
  const [open, setOpen] = useState<Open>();
  const [hasTapped, setHasTapped] = useState(false);
  const { client, suggestions } = shared;
  const scene = useMemo(() => {
    if (!published) return undefined;
    const wishes = { templates: published, section: part === 'opening' ? 'opening' : '', guestName: t('drafts.guest') };
    return { ...sceneOfClient(client, wishes), isReviewed: true as const };
  }, [client, published, part, t]);
  const texts = useMemo(() => withWords(draftTexts(client), words), [client, words]);
  const { ref, width, height } = useElementSize();
  const scale = isWide ? Math.min(1, width / PHONE.width, height / PHONE.height) : 1;
  const size = isWide ? PHONE : { width, height };

  function tapped(tap: PreviewTap) {
    // whoever has opened the invitation inside the frame is on its page
    if (tap.section !== 'opening') setPart('page');
    setHasTapped(true);
    setOpen({ kind: 'tap', tap, meant: textMeant(texts, tap) });
  }
  const pick = (text: DraftText) =>
    setOpen({ kind: 'tap', tap: { text: text.value ?? '', section: text.section }, meant: text });
  const list = (
    <SuggestionList
      suggestions={suggestions}
      texts={texts}
      onPick={pick}
      onWithdraw={(id) => state.withdraw.mutate(id)}
    />
  );

  return (
    <main css={layout}>
      <header css={head}>
        <h1 css={title}>{client.name}</h1>
        <SegmentedControl
          css={{ flex: 'none' }}
          aria-label={t('drafts.part')}
          withItemsBorders={false}
          value={part}
          onChange={setPart}
          data={[
            { value: 'opening', label: t('drafts.opening') },
            { value: 'page', label: t('drafts.page') },
          ]}
        />
      </header>
      <div ref={ref} css={stage}>
        {scene && width > 0 && height > 0 && (
          <PreviewFrame
            title={t('editor.preview.frame')}
            scene={scene}
            {...size}
            scale={scale}
            onTap={tapped}
            onWords={setWords}
            css={isWide ? undefined : { border: 0, borderRadius: 0 }}
          />
        )}
        {!hasTapped && <p css={hint}>{t('drafts.tap_advice')}</p>}
      </div>
      {isWide && <aside css={side}>{list}</aside>}
      <DraftBar
        shared={shared}
        hasList={!isWide}
        onList={() => setOpen({ kind: 'list' })}
        onApprove={() => setOpen({ kind: 'approve' })}
      />
      {open?.kind === 'tap' && (
        <SuggestSheet
          key={`${open.tap.section} ${open.tap.text}`}
          tap={open.tap}
          meant={open.meant}
          texts={texts}
          suggestions={suggestions}
          isWide={isWide}
          suggest={state.suggest}
          onClose={() => {
            state.suggest.reset();
            setOpen(undefined);
          }}
        />
      )}
      {open?.kind === 'list' && !isWide && (
        <FootSheet
          isWide={false}
          title={t('drafts.count', { count: openOnes(shared) })}
          onClose={() => setOpen(undefined)}
          actions={
            <Button variant="default" h={48} fullWidth onClick={() => setOpen(undefined)}>
              {t('drafts.back')}
            </Button>
          }
        >
          {list}
        </FootSheet>
      )}
      {open?.kind === 'approve' && (
        <ApproveSheet
          shared={shared}
          isWide={isWide}
          approve={state.approve}
          onClose={() => {
            state.approve.reset();
            setOpen(undefined);
          }}
        />
      )}
    </main>
  );
}

/** Where the couple says nothing, the look says its own line: that can be said otherwise, too. */
const withWords = (texts: readonly DraftText[], words: Readonly<Record<string, string>>): DraftText[] =>
  texts.map((text) => {
    const line = text.path.startsWith('content.lines.') ? words[text.path.slice('content.lines.'.length)] : undefined;
    return text.value === null && line !== undefined ? { ...text, value: line } : text;
  });

const layout = {
  display: 'grid',
  gridTemplateRows: '56px minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100dvh',
  background: 'var(--mantine-color-body)',
  '@media (min-width: 62em)': {
    gridTemplateColumns: 'minmax(0, 1fr) 420px',
    '& > header, & > footer': { gridColumn: '1 / -1' },
  },
} as const;

const head = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  padding: '0 16px',
  borderBottom: `1px solid ${ledger.border}`,
  background: ledger.card,
} as const;

const title = {
  minWidth: 0,
  margin: 0,
  overflow: 'hidden',
  font: `400 24px/1.2 ${FONT_TITLE}`,
  letterSpacing: '-0.01em',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

const stage = {
  position: 'relative',
  display: 'grid',
  placeItems: 'start center',
  minHeight: 0,
  overflow: 'hidden',
  '@media (min-width: 62em)': { placeItems: 'center', margin: 20 },
} as const;

const hint = {
  position: 'absolute',
  insetInline: 16,
  bottom: 14,
  maxWidth: 420,
  margin: '0 auto',
  padding: '10px 16px',
  borderRadius: 12,
  background: ledger.raised,
  color: ledger.onPanel,
  fontSize: 14,
  fontWeight: 500,
  textAlign: 'center',
  textWrap: 'balance',
  boxShadow: `0 8px 24px -8px ${ledger.shade}`,
  pointerEvents: 'none',
} as const;

const side = {
  minHeight: 0,
  padding: 20,
  overflowY: 'auto',
  borderInlineStart: `1px solid ${ledger.border}`,
} as const;
