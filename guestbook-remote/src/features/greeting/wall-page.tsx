import './fonts.css';
import { css, keyframes } from '@emotion/react';
import type { Wish } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { usePreferences } from '../../device/preferences.ts';
import { useServices } from '../../device/services.tsx';
import { type ClientEvents, loadClientEvents } from '../../event-store/index.ts';
import { Notice } from '../../design/notice.tsx';
import { Problem } from '../../design/problem.tsx';
import { Wait } from '../../design/wait.tsx';
import { useTabTitle } from '../../design/use-tab-title.ts';
import { Stage } from './stage.tsx';
import { u } from './units.ts';
import { useWishes } from './use-wishes.ts';
import { ACCENT } from '../../design/tokens.ts';

/** The wishes of the guests on a large screen: new ones come first, the others take their turns. */
export function WallPage() {
  const { t } = useTranslation();
  const services = useServices();
  const eventId = usePreferences((preferences) => preferences.eventId);
  const clientEvents = useQuery({
    queryKey: ['client-events'],
    queryFn: () => loadClientEvents(services),
    retry: true,
  });
  if (eventId === undefined) return <Navigate to="/events" replace />;
  if (clientEvents.data) return <Wall clientEvents={clientEvents.data} eventId={eventId} />;
  if (clientEvents.error) return <Problem error={clientEvents.error} onRetry={() => void clientEvents.refetch()} />;
  return <Wait label={t('greeting.waiting')} />;
}

function Wall({ clientEvents, eventId }: { clientEvents: ClientEvents; eventId: number }) {
  const { t } = useTranslation();
  const { shown, turn } = useWishes({ clientId: clientEvents.client_id, eventId });
  useTabTitle(t('settings.wall'));
  return (
    <Stage design="wall">
      <main css={scene}>
        <header css={head}>
          <h1>{t('wall.title')}</h1>
          <p>{clientEvents.client_name}</p>
        </header>
        {shown.length === 0 ? (
          <Notice title={t('wall.none')}>{t('wall.none_hint')}</Notice>
        ) : (
          <ul key={turn} css={cards}>
            {shown.map((wish) => (
              <Card key={wish.id} wish={wish} />
            ))}
          </ul>
        )}
      </main>
    </Stage>
  );
}

function Card({ wish }: { wish: Wish }) {
  return (
    <li css={card} data-length={lengthOf(wish.message)}>
      <p>{wish.message}</p>
      <b>{wish.name}</b>
    </li>
  );
}

const lengthOf = ({ length }: string) => (length > 220 ? 'long' : length > 90 ? 'middle' : 'short');

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(20px)' } });
const SERIF = "'Cormorant Garamond', 'Noto Serif', 'Songti SC', 'Hiragino Mincho ProN', 'Nanum Myeongjo', serif";

const scene = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: u(30),
  minHeight: 0,
  padding: `${u(44)} ${u(56)}`,
  background: 'radial-gradient(90% 120% at 15% 0, #3E5A57 0, #1C2E2E 55%, #0F1717 100%)',
  color: '#FFF9EF',
});
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${u(4)} ${u(30)}`,
  '& h1': { fontFamily: SERIF, fontSize: u(64), fontWeight: 600, lineHeight: 1.05 },
  '& p': { fontFamily: `'Pinyon Script', ${SERIF}`, fontSize: u(44), lineHeight: 1.2, color: ACCENT },
});
const cards = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gridAutoRows: 'minmax(0, 1fr)',
  gap: u(24),
  minHeight: 0,
  '@media (max-aspect-ratio: 1/1)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const card = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: u(14),
  minHeight: 0,
  padding: u(28),
  borderRadius: u(22),
  background: '#FFF9EF',
  color: '#263535',
  overflow: 'hidden',
  animation: `${appear} 700ms ease-out backwards`,
  '&:nth-of-type(2)': { animationDelay: '90ms' },
  '&:nth-of-type(3)': { animationDelay: '180ms' },
  '&:nth-of-type(n+4)': { animationDelay: '270ms' },
  '& p': {
    minHeight: 0,
    fontFamily: SERIF,
    fontSize: u(30),
    fontWeight: 600,
    lineHeight: 1.2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
    '@media (max-aspect-ratio: 1/1)': { WebkitLineClamp: 8 },
  },
  '&[data-length=middle] p': { fontSize: u(27), WebkitLineClamp: 5 },
  '&[data-length=long] p': { fontSize: u(22), WebkitLineClamp: 6 },
  '& b': { fontSize: u(20), fontWeight: 700, color: '#435B5B', overflowWrap: 'anywhere' },
});
