import type { LockInfo } from '@janur/contracts';
import { useTexts } from '@janur/kit';

/**
 * A sealed invitation (spec §4, lock screen). The form is a plain GET of the page with the code: it works before
 * and without the script, and the server decides.
 */
interface LockScreenProps {
  slug: string;
  lock: LockInfo;
  hasWrongCode: boolean;
  /** Too many codes were wrong before: nothing is said of this one. */
  isTooMany?: boolean | undefined;
}
export function LockScreen({ slug, lock, hasWrongCode, isTooMany = false }: LockScreenProps) {
  const { t } = useTexts();
  const kept = [...new URLSearchParams(window.location.search)].filter(([name]) => name !== 'code');
  const names = [lock.bride_name, lock.groom_name].filter(Boolean).join(' & ');
  return (
    <>
      <span css={{ fontSize: 14, letterSpacing: '.14em', textTransform: 'uppercase' }}>{t('lock.welcome')}</span>
      <h1>{names || lock.title}</h1>
      <p>{lock.description || t('lock.description')}</p>
      <form method="get" action={`/${slug}`}>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label htmlFor="code">{t('lock.code')}</label>
        <input
          id="code"
          name="code"
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={hasWrongCode || undefined}
          aria-describedby="code-error"
        />
        <span id="code-error" role="alert">
          {isTooMany ? t('login.many') : hasWrongCode && t('lock.wrong')}
        </span>
        <button type="submit">{t('lock.continue')}</button>
      </form>
    </>
  );
}
