import { useTexts } from '@janur/kit';
import { action, Screen } from './screen.tsx';

/** Our own front page: what Janur is, and the two doors for those who work with it. */
export function Home() {
  const { t } = useTexts();
  return (
    <Screen title={t('home.title')} text={t('home.text')} drawing={<Letter />}>
      <a href="/dashboard" css={action}>
        {t('home.staff')}
      </a>
      <a
        href="/guest-book"
        css={[action, { background: '#FFCEA3', color: '#2E4040', '&:hover': { background: '#FFC590' } }]}
      >
        {t('home.door')}
      </a>
    </Screen>
  );
}

function Letter() {
  return (
    <svg viewBox="0 0 330 312" width="100%" css={{ maxHeight: '36dvh', marginBottom: 28 }} aria-hidden>
      <g strokeLinejoin="round" strokeLinecap="round">
        <path d="M2 125 148 8q17-13 34 0l146 117Z" fill="#FFCEA3" />
        <path d="M44 58h242v180H44Z" fill="#FFFDFA" stroke="#435B5B" strokeWidth={2.4} />
        <text
          x={165}
          y={168}
          textAnchor="middle"
          fontFamily='"Instrument Serif", Georgia, serif'
          fontStyle="italic"
          fontSize={112}
          fill="#435B5B"
        >
          &amp;
        </text>
        <path
          d="m2 125 138 98q25 18 50 0l138-98v176a9 9 0 0 1-9 9H11a9 9 0 0 1-9-9Z"
          fill="#435B5B"
          stroke="#FFF4E9"
          strokeWidth={2.4}
        />
        <path d="m6 306 122-88m196 88-122-88" fill="none" stroke="#FFF4E9" strokeWidth={2} opacity={0.55} />
      </g>
    </svg>
  );
}
