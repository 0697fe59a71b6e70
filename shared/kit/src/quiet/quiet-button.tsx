import { useTexts } from '../texts.ts';
import { useQuiet, setQuiet } from './use-quiet.ts';

/** Makes the invitation quiet, and as it was (`stores`): `data-part` quiet. Unstyled; without `hasWords` a sign alone. */
export function QuietButton({ className, hasWords = false }: { className?: string; hasWords?: boolean }) {
  const { t } = useTexts();
  const isOn = useQuiet();
  const words = t('quiet.label');
  return (
    <button
      type="button"
      className={className}
      data-part="quiet"
      aria-pressed={isOn}
      aria-label={hasWords ? undefined : words}
      title={hasWords ? undefined : `${words}: ${t('quiet.what')}`}
      onClick={() => setQuiet(!isOn)}
    >
      <LargeLetters />
      {hasWords && (
        <span>
          {words}
          <small>{t('quiet.what')}</small>
        </span>
      )}
    </button>
  );
}

/** A large letter and a small one. */
function LargeLetters() {
  return (
    <svg viewBox="0 0 22 22" width={40} height={40} fill="none" stroke="currentColor" strokeWidth={1.6} aria-hidden>
      <path d="M1.5 17.5 6.500 4h1l5 13.500M3.300 13h7.400" />
      <path d="M19.500 10v7.500M19.500 13.700a3 3.800 0 1 0 0 .100" />
    </svg>
  );
}
