import { useTranslation } from '@janur/i18n';
import { Button, Skeleton } from '@mantine/core';
import { useDocumentTitle, useNetwork } from '@mantine/hooks';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { Notice } from './problem-pages.tsx';

type Loaded = { default: ComponentType };

/**
 * A screen whose code comes when it is opened. Until then its outline stands there; without a network it says so in its own
 * place, with everything around it as it was, and comes by itself when the network does.
 */
export function lazyScreen(load: () => Promise<Loaded>): ComponentType {
  let known: ComponentType | undefined;
  return function LazyScreen() {
    const [Screen, setScreen] = useState(() => known);
    const [hasFailed, setHasFailed] = useState(false);
    const { online } = useNetwork();

    async function fetchNow() {
      setHasFailed(false);
      try {
        known = (await load()).default;
        setScreen(() => known);
      } catch {
        setHasFailed(true);
      }
    }
    const fetchScreen = useEffectEvent(() => void fetchNow());
    useEffect(() => {
      if (!known && online) fetchScreen();
    }, [online]);

    if (Screen) return <Screen />;
    if (hasFailed || !online) return <Unavailable isOffline={!online} onRetry={() => void fetchNow()} />;
    return <Outline />;
  };
}

function Unavailable({ isOffline, onRetry }: { isOffline: boolean; onRetry: () => void }) {
  const { t } = useTranslation();
  const title = t(isOffline ? 'problem.offline' : 'problem.no_answer');
  useDocumentTitle(`${title} | Janur`);
  return (
    <div role="alert" css={{ display: 'grid', flex: 1 }}>
      <Notice
        isPage
        title={title}
        advice={t(isOffline ? 'problem.offline_screen' : 'problem.check_connection')}
        action={
          <Button h={44} onClick={onRetry}>
            {t('problem.retry')}
          </Button>
        }
      />
    </div>
  );
}

/** A heading, its tools, and rows: what nearly every screen is. */
function Outline() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('frame.loading')}>
      <Skeleton h={32} w={180} mb={22} />
      <Skeleton h={44} mb={14} radius={10} />
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} h={56} mb={8} radius={12} />
      ))}
    </div>
  );
}
