import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useCheckIn } from '../../check-in/open-event.tsx';
import type { Several as Verdict } from '../../check-in/screen.ts';
import { Button } from '../../design/button.tsx';
import { ColourDialog } from './colour-dialog.tsx';

export const titleOf = ({ by }: Pick<Verdict, 'by'>): string =>
  by === 'last4' ? 'said.several.title' : 'said.several.title_number';

/** A phone number is of several, or only its end fits: who is it? */
export function Several({ verdict }: { verdict: Verdict }) {
  const { t } = useTranslation();
  const { open, close } = useCheckIn((checkIn) => checkIn);
  return (
    <ColourDialog
      tone={verdict.by === 'last4' ? 'twice' : 'later'}
      word={t('said.several.what_to_do')}
      headline={t(titleOf(verdict))}
      isClockWrong={verdict.is_clock_wrong}
      onClose={close}
      main={<Button onClick={close}>{t('verdict.close')}</Button>}
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
    </ColourDialog>
  );
}

const list = css({ display: 'grid', gap: 10, paddingTop: 20 });
