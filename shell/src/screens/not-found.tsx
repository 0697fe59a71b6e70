import { useTexts } from '@janur/kit';
import { action, Screen } from './screen.tsx';

/** The 404 page: what was opened, and where to go. */
export function NotFound() {
  const { t } = useTexts();
  return (
    <Screen title={t('not_found.title')} text={t('not_found.text')} drawing={<OpenEnvelope />}>
      <p
        css={{ borderTop: '1px solid #E6D2BB', paddingTop: 14, overflowWrap: 'anywhere', '&&': { margin: '0 0 12px' } }}
      >
        <span css={{ display: 'block', fontSize: 14, fontWeight: 600, color: '#5A6C6C' }}>{t('not_found.link')}</span>
        <strong css={{ color: '#263535', fontWeight: 600 }}>{readablePath(window.location.pathname)}</strong>
      </p>
      <a href="/" css={action}>
        {t('not_found.home')}
      </a>
    </Screen>
  );
}

/** The address as a person reads it; one that cannot be decoded stays as it is. */
function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function OpenEnvelope() {
  return (
    <svg viewBox="0 50 390 320" width="100%" css={{ maxHeight: '38dvh', marginBottom: 24 }} aria-hidden>
      <ellipse cx={176} cy={352} rx={124} ry={10} fill="#F3DFC9" />
      <ellipse cx={334} cy={352} rx={26} ry={5} fill="#F3DFC9" />
      <g
        transform="translate(-14 38) rotate(9 195 230) scale(.92)"
        stroke="#435B5B"
        strokeWidth={2.8}
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M64 168 188 62q7-6 14 0l124 106Z" fill="#FFCEA3" />
        <path d="m94 168 96-82q5-4 10 0l96 82" fill="none" strokeWidth={1.3} opacity={0.5} />
        <path d="M64 168h262v162a8 8 0 0 1-8 8H72a8 8 0 0 1-8-8Z" fill="#435B5B" />
        <path d="m64 168 104 84q27 20 54 0l104-84v162a8 8 0 0 1-8 8H72a8 8 0 0 1-8-8Z" fill="#FFFDFA" />
        <path d="m67 334 91-88m165 88-91-88" fill="none" strokeWidth={1.6} opacity={0.55} />
      </g>
      <path
        d="M206 206c8-86 100-114 120-60 12 36-14 50 4 90"
        fill="none"
        stroke="#435B5B"
        strokeWidth={2}
        strokeLinecap="round"
        strokeDasharray=".1 8.5"
      />
      <g
        transform="translate(338 282) rotate(24) scale(1.1)"
        stroke="#435B5B"
        strokeWidth={2}
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M0-36c20 14 22 46 0 70-20-24-20-54 0-70Z" fill="#CFDC9A" />
        <path
          d="M0-36c6 22 5 52 0 82M1.5-14 10-20M2.500 0 12-7M2 13l7-6M2-6l-10-7M3 7-10 0M1.500 20-7 14"
          fill="none"
          strokeWidth={1.5}
        />
      </g>
    </svg>
  );
}
