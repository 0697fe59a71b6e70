import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, Skeleton } from '@mantine/core';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../../data.ts';
import { ProblemPage } from '../../../layout/problem-pages.tsx';
import { isDirty } from '../draft/draft.ts';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { type Restored, restoredTo, type Version, versionsOf, withOffered } from '../history/versions.ts';
import type { PanelProps } from '../panel.ts';
import { ChangeLine, usePlaceWords } from '../page/change-list.tsx';
import { localeOf } from '@janur/contracts/languages';

const LIMIT = 100;
const AT_ONCE = 4;

const logOf = (clientId: number) =>
  infiniteQueryOptions({
    queryKey: [routes.listAuditLog.path, clientId, 'all'],
    queryFn: ({ pageParam, signal }) =>
      api(routes.listAuditLog, { params: { clientId }, query: { page: pageParam, limit: LIMIT } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => meta.next_page ?? undefined,
  });

/** Every save with who, when and what; a former state can be brought back, as a change to look at and to save. */
export function HistoryPanel({ clientId, option }: PanelProps) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const revisions = useEditor((state) => state.revisions);
  const dirty = useEditor(({ base, draft }) => isDirty(base, draft));
  const log = useInfiniteQuery(logOf(clientId));
  const [restored, setRestored] = useState<{ number: number | undefined } & Pick<Restored, 'kept' | 'offered'>>();

  if (log.isPending)
    return (
      <div role="status" aria-label={t('editor.loading')}>
        <Skeleton h={72} mb={12} />
        <Skeleton h={72} mb={12} />
        <Skeleton h={72} />
      </div>
    );
  if (log.isError)
    return (
      <ProblemPage
        title={t('editor.history.failed')}
        advice={t('problem.check_connection')}
        onRetry={() => void log.refetch()}
      />
    );

  const entries = log.data.pages.flatMap(({ data }) => data);
  const versions = versionsOf(entries, option.id, revisions.client + revisions.option - 1);

  function restore(version?: Version) {
    const { draft, kept, offered } = restoredTo(version, versions, store.getState().base);
    store.replace(draft);
    setRestored({ number: version?.number, kept, offered });
  }

  return (
    <div css={{ display: 'grid', gap: 14 }}>
      <div role="status">
        {restored && (dirty || restored.offered.length > 0) && (
          <RestoredNotice
            {...restored}
            onBringBack={() => {
              store.replace(withOffered(store.getState().draft, restored.offered));
              setRestored({ ...restored, offered: [] });
            }}
          />
        )}
      </div>
      {versions.length === 0 && <p css={{ margin: 0, color: ledger.muted }}>{t('editor.history.empty')}</p>}
      <ol css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {versions.map((version, index) => (
          <VersionItem
            key={version.id}
            version={version}
            isNow={index === 0}
            isBlocked={dirty}
            onRestore={() => restore(version)}
          />
        ))}
        {versions.length > 0 && !log.hasNextPage && (
          <li css={[item, head]}>
            <b css={{ flex: 1, fontWeight: 700 }}>{t('editor.history.first')}</b>
            <Button
              variant="default"
              disabled={dirty}
              onClick={() => restore()}
              aria-label={t('editor.history.restore_first')}
            >
              {t('editor.history.restore')}
            </Button>
          </li>
        )}
      </ol>
      {dirty && !restored && versions.length > 0 && (
        <p css={{ margin: 0, color: ledger.muted }}>{t('editor.history.save_first')}</p>
      )}
      <Link to={`/access-log?client=${clientId}`} css={{ color: 'var(--ledger-quiet)', fontWeight: 600 }}>
        {t('editor.history.access_log')}
      </Link>
      {log.hasNextPage && (
        <Button
          variant="default"
          h={44}
          loading={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
          css={{ justifySelf: 'start' }}
        >
          {t('editor.history.older')}
        </Button>
      )}
    </div>
  );
}

interface RestoredNoticeProps extends Pick<Restored, 'kept' | 'offered'> {
  /** Undefined: how it was made. */
  number: number | undefined;
  onBringBack: () => void;
}

/** What came back, what could not, and what stays as it is until somebody asks for it: links and guests hang on that. */
function RestoredNotice({ number, kept, offered, onBringBack }: RestoredNoticeProps) {
  const { t } = useTranslation();
  const words = usePlaceWords();
  return (
    <div css={notice}>
      <p css={{ margin: 0 }}>
        {number === undefined ? t('editor.history.restored_first') : t('editor.history.restored', { number })}
        {kept.length > 0 && ` ${t('editor.history.kept', { places: kept.map(words).join(', ') })}`}
      </p>
      {offered.length > 0 && (
        <div css={{ display: 'grid', gap: 8, marginTop: 10, fontWeight: 500 }}>
          <p css={{ margin: 0 }}>{t('editor.history.access_stays')}</p>
          <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {offered.map(({ path, now, former }) => (
              <ChangeLine key={path.join('.')} path={path} from={now} to={former} />
            ))}
          </ul>
          <Button variant="default" onClick={onBringBack} css={{ justifySelf: 'start' }}>
            {t('editor.history.bring_back_access')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface VersionItemProps {
  version: Version;
  isNow: boolean;
  isBlocked: boolean;
  onRestore: () => void;
}

function VersionItem({ version: { number, first, by, at, changes }, isNow, isBlocked, onRestore }: VersionItemProps) {
  const { t, i18n } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? changes : changes.slice(0, AT_ONCE);
  const time = new Date(at).toLocaleString(localeOf(i18n.language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <li css={item}>
      <div css={head}>
        <b css={{ fontWeight: 700 }}>
          {first === number ? t('editor.version', { count: number }) : t('editor.versions', { first, last: number })}
        </b>
        <span css={{ flex: 1, color: ledger.muted }}>
          {by ?? t('editor.overtaken.somebody')}, <time dateTime={at}>{time}</time>
        </span>
        {isNow ? (
          <span css={{ color: ledger.success, fontWeight: 600 }}>{t('editor.history.now')}</span>
        ) : (
          <Button
            variant="default"
            disabled={isBlocked}
            onClick={onRestore}
            aria-label={t('editor.history.restore_of', { number })}
          >
            {t('editor.history.restore')}
          </Button>
        )}
      </div>
      <ul css={{ margin: '2px 0 0', padding: 0, listStyle: 'none' }}>
        {shown.map((change, index) => (
          <ChangeLine key={index} {...change} />
        ))}
      </ul>
      {changes.length > AT_ONCE && (
        <button type="button" css={more} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {t(isWhole ? 'editor.history.less' : 'editor.history.rest', { count: changes.length - AT_ONCE })}
        </button>
      )}
    </li>
  );
}

const head = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minHeight: 44 } as const;

const item = { padding: '10px 0 14px', '& + &': { borderTop: `2px solid ${ledger.border}` } } as const;

const notice = {
  margin: 0,
  padding: '12px 14px',
  borderRadius: 10,
  background: ledger.accent,
  color: ledger.onAccent,
  fontWeight: 600,
} as const;

const more = {
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--ledger-quiet)',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
} as const;
