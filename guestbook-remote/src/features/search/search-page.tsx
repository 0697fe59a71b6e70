import { LIMITS } from '@janur/contracts/limits';
import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { GuestRow } from '../../check-in/guest-row.tsx';
import { useCheckIn, useEventStore, useEventState, useOpenEvent } from '../../check-in/open-event.tsx';
import { Button, RoundButton } from '../../design/button.tsx';
import { box } from '../../design/field.tsx';
import { Cross } from '../../design/icons.tsx';
import { Notice } from '../../design/notice.tsx';
import { Page } from '../../design/page.tsx';
import { useFocus } from '../../design/use-focus.ts';

const STEP = 20;
/** Who has more than these before the eyes types another letter. */
const MOST = 200;

/** The whole list is on the device: each letter is answered at once, with the network gone as well. */
export function SearchPage() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [limit, setLimit] = useState(STEP);
  const input = useFocus<HTMLInputElement>();

  const { checkIn } = useOpenEvent();

  // who was found is in: the next name is typed into an empty field
  useEffect(() => checkIn.subscribe(({ screen }) => screen.state === 'arrived' && setTyped('')), [checkIn]);

  function type(text: string) {
    setTyped(text);
    setLimit(STEP);
  }

  return (
    <Page title={t('search.title')}>
      <div role="search" css={field}>
        <input
          ref={input}
          type="search"
          aria-label={t('search.label')}
          placeholder={t('search.label')}
          value={typed}
          onChange={({ target }) => type(target.value)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={LIMITS.search}
          css={[box, typed !== '' && { paddingRight: 66 }, whole]}
        />
        {typed !== '' && (
          <RoundButton label={t('search.clear')} onClick={() => type('')} css={clear}>
            <Cross size={18} />
          </RoundButton>
        )}
      </div>
      <Results text={typed.trim()} limit={limit} onMore={() => setLimit(limit + STEP)} />
    </Page>
  );
}

function Results({ text, limit, onMore }: { text: string; limit: number; onMore: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const store = useEventStore();
  const open = useCheckIn((checkIn) => checkIn.open);
  const hasList = useEventState((state) => state.has_list);
  useEventState((state) => state.revision);
  const found = store.search(text, MOST);

  if (!hasList && found.length === 0)
    return (
      <Notice title={t('search.no_list')} action={{ label: t('problem.retry'), onClick: () => void store.sync() }}>
        {t('search.no_list_hint')}
      </Notice>
    );
  if (text === '') return <Notice title={t('search.start')}>{t('search.start_hint')}</Notice>;
  if (found.length === 0)
    return (
      <Notice
        title={t('search.none')}
        action={{ label: t('search.walk_in'), onClick: () => void navigate('/walk-in') }}
      >
        {t('search.none_hint')}
      </Notice>
    );
  const guests = found.slice(0, limit);
  return (
    <>
      <p role="status" css={{ padding: '0 4px', color: 'var(--quiet)', fontWeight: 500 }}>
        {t('search.found', { count: found.length })}
      </p>
      <ul css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 }}>
        {guests.map((guest) => (
          <GuestRow key={guest.key} guest={guest} onOpen={() => open(guest.key)} />
        ))}
      </ul>
      {found.length > limit && (
        <Button kind="second" onClick={onMore}>
          {t('search.more')}
        </Button>
      )}
    </>
  );
}

const field = css({ position: 'relative' });
/** What may be typed is read to its end on the narrowest phone. */
const whole = css({
  '&::-webkit-search-cancel-button': { display: 'none' },
  '&::placeholder': { fontSize: 'min(1em, 5vw)' },
});
const clear = css({ position: 'absolute', top: 2, right: 4, background: 'none', color: 'var(--quiet)' });
