import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useDesk } from '../../check-in/desk-context.tsx';
import type { Several as Verdict } from '../../check-in/screen.ts';
import { Button } from '../../look/button.tsx';
import { ColourScreen } from './colour-screen.tsx';

/** A phone number that several guests share: who of them? */
export function Several({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation();
  const { open, close } = useDesk((desk) => desk);
  return (
    <ColourScreen
      tone="later"
      word={t('said.several.what_to_do')}
      headline={t('said.several.title')}
      isClockWrong={verdict.is_clock_wrong}
      onClose={close}
      actions={<Button onClick={close}>{t('verdict.close')}</Button>}
    >
      <ul css={list}>
        {verdict.guests.map((guest) => (
          <li key={guest.key}>
            <Button kind="second" onClick={() => open(guest.key)}>
              {guest.name}
            </Button>
          </li>
        ))}
      </ul>
    </ColourScreen>
  );
}

const list = css({ display: 'grid', gap: 10, paddingTop: 20 });
