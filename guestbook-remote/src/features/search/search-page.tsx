import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useDesk, useEvent } from '../../check-in/desk-context.tsx';
import { Button, RoundButton } from '../../look/button.tsx';
import { box } from '../../look/field.tsx';
import { Cross } from '../../look/icons.tsx';
import { Notice } from '../../look/notice.tsx';
import { Page } from '../../look/page.tsx';
import { Problem } from '../../look/problem.tsx';
import { useFocus } from '../../look/use-focus.ts';
import { GuestRow } from './guest-row.tsx';
import { useGuestSearch } from './use-guest-search.ts';

export function SearchPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const byPhone = parameters.get('by') === 'phone';
  const [typed, setTyped] = useState('');
  const input = useFocus<HTMLInputElement>();
  const { id } = useEvent();
  const open = useDesk((desk) => desk.open);
  const search = useGuestSearch(id, typed);
  const label = t(byPhone ? 'search.label_phone' : 'search.label');

  return (
    <Page title={t('search.title')}>
      <div role="search" css={field}>
        <input
          ref={input}
          type={byPhone ? 'tel' : 'search'}
          aria-label={label}
          placeholder={label}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          css={[box, { paddingRight: 66, '&::-webkit-search-cancel-button': { display: 'none' } }]}
        />
        {typed !== '' && (
          <RoundButton label={t('search.clear')} onClick={() => setTyped('')} css={clear}>
            <Cross size={18} />
          </RoundButton>
        )}
      </div>
      <Results {...search} onOpen={open} />
    </Page>
  );
}

type ResultsProps = ReturnType<typeof useGuestSearch> & { onOpen: Parameters<typeof GuestRow>[0]['onOpen'] };

function Results({ guests, total, error, retry, showMore, onOpen }: ResultsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (error) return <Problem error={error} onRetry={retry} />;
  if (!guests) return <Notice title={t('search.start')}>{t('search.start_hint')}</Notice>;
  if (guests.length === 0) {
    const action = { label: t('search.walk_in'), onClick: () => void navigate('/walk-in') };
    return (
      <Notice title={t('search.none')} action={action}>
        {t('search.none_hint')}
      </Notice>
    );
  }
  return (
    <>
      <p role="status" css={{ padding: '0 4px', color: 'var(--quiet)', fontWeight: 500 }}>
        {t('search.found', { count: total ?? guests.length })}
      </p>
      <ul css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 }}>
        {guests.map((guest) => (
          <GuestRow key={guest.guest_event_id} guest={guest} onOpen={onOpen} />
        ))}
      </ul>
      {showMore && (
        <Button kind="second" onClick={showMore}>
          {t('search.more')}
        </Button>
      )}
    </>
  );
}

const field = css({ position: 'relative' });
const clear = css({ position: 'absolute', top: 2, right: 4, background: 'none', color: 'var(--quiet)' });
