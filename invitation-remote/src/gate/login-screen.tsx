import { createApi } from '@janur/data/client';
import { ApiError } from '@janur/data/errors';
import { isLanguage } from '@janur/contracts/languages';
import { routes } from '@janur/data/routes';
import { useTexts } from '@janur/kit';
import { type FormEvent, useState } from 'react';
import { rememberLanguage } from '../overlay/language/remembered-language.ts';

const api = createApi();

/** As the server's form, to which the languages on its card belong. */
const FORM_ID = 'janur-seal';

interface LoginScreenProps {
  slug: string;
  /** What stood in the form that the server prints: the number, what was said beside it, and whether somebody was typing. */
  printed: { phone: string; said: string; hasFocus: boolean };
}

type Login =
  | { state: 'editing' | 'sending' }
  | { state: 'printed'; said: string }
  | { state: 'refused'; reason: 'wrong' | 'many' | 'failed'; count: number };

/** The guest login of a private invitation: a phone number on the guest list opens the page (spec §2, §6). The server prints its card. */
export default function LoginScreen({ slug, printed: { phone, said, hasFocus } }: LoginScreenProps) {
  const { t } = useTexts();
  const query = new URLSearchParams(window.location.search);
  const chosen = query.get('lang') ?? '';
  const [phoneNumber, setPhoneNumber] = useState(phone);
  const [login, setLogin] = useState<Login>(said ? { state: 'printed', said } : { state: 'editing' });

  async function submit(event: FormEvent) {
    // the card's languages are buttons of this form, which go to the server with the number
    if (event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    setLogin({ state: 'sending' });
    try {
      await api(routes.guestLogin, { body: { phoneNumber, slug } });
      // what was chosen before the invitation goes on behind it
      if (isLanguage(chosen)) rememberLanguage(slug, chosen);
      window.location.replace(`/${slug}${window.location.search}`);
    } catch (error) {
      setLogin({ state: 'refused', reason: reasonOf(error), count: minutesOf(error) });
    }
  }

  return (
    <>
      <h2>{query.get('to') || t('login.title')}</h2>
      <p>{t('login.description')}</p>
      <form id={FORM_ID} method="post" onSubmit={(event) => void submit(event)}>
        <label htmlFor="phone">{t('login.phone')}</label>
        <input
          id="phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          value={phoneNumber}
          aria-invalid={login.state === 'refused' || login.state === 'printed' || undefined}
          ref={hasFocus ? focus : undefined}
          aria-describedby="phone-error"
          onChange={(event) => setPhoneNumber(event.target.value)}
        />
        <span id="phone-error" role="alert">
          {login.state === 'printed' && login.said}
          {login.state === 'refused' && t(`login.${login.reason}`, { count: login.count })}
        </span>
        <button type="submit" aria-busy={login.state === 'sending'}>
          {t('login.continue')}
        </button>
      </form>
    </>
  );
}

function reasonOf(error: unknown): 'wrong' | 'many' | 'failed' {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.code === 'RATE_LIMITED') return 'many';
  return error.status < 500 ? 'wrong' : 'failed';
}

const minutesOf = (error: unknown): number => Math.ceil(((error instanceof ApiError && error.retryAfter) || 60) / 60);

/** Once, as it comes in the place of the field in which somebody was typing. */
const focus = (field: HTMLInputElement | null) => field?.focus();
