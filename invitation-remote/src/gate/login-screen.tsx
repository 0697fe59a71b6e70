import { createApi } from '@janur/data/client';
import { ApiError } from '@janur/data/errors';
import { routes } from '@janur/data/routes';
import { useTexts } from '@janur/kit';
import { type FormEvent, useState } from 'react';

const api = createApi();

type Login =
  | { state: 'editing' | 'sending' }
  | { state: 'refused'; reason: 'wrong' | 'many' | 'failed'; count: number };

/** The guest login of a private invitation: a phone number on the guest list opens the page (spec §2, §6). The server prints its card. */
export default function LoginScreen({ slug }: { slug: string }) {
  const { t } = useTexts();
  const query = new URLSearchParams(window.location.search);
  const [phoneNumber, setPhoneNumber] = useState('');
  const [login, setLogin] = useState<Login>({ state: 'editing' });

  async function submit(event: FormEvent) {
    event.preventDefault();
    setLogin({ state: 'sending' });
    try {
      await api(routes.guestLogin, { body: { phoneNumber, slug } });
      window.location.replace(`/${slug}${window.location.search}`);
    } catch (error) {
      setLogin({ state: 'refused', reason: reasonOf(error), count: minutesOf(error) });
    }
  }

  return (
    <>
      <h2>{query.get('to') || t('login.title')}</h2>
      <p>{t('login.description')}</p>
      <form onSubmit={(event) => void submit(event)}>
        <label htmlFor="phone">{t('login.phone')}</label>
        <input
          id="phone"
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          value={phoneNumber}
          aria-invalid={login.state === 'refused' || undefined}
          aria-describedby="phone-error"
          onChange={(event) => setPhoneNumber(event.target.value)}
        />
        <span id="phone-error" role="alert">
          {login.state === 'refused' ? t(`login.${login.reason}`, { count: login.count }) : ''}
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
