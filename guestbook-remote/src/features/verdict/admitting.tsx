import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useCheckIn } from '../../check-in/open-event.tsx';
import { type Admittable, isDoubtful, type Screen } from '../../check-in/screen.ts';
import type { GuestView } from '../../event-store/event-store.ts';
import { Button } from '../../design/button.tsx';
import { Chip } from '../../design/chip.tsx';
import { Toggle, togglePair } from '../../design/toggle.tsx';
import type { Tone } from '../../design/tokens.ts';
import { ListOnItsWay } from '../offline/list-on-its-way.tsx';
import { ColourDialog } from './colour-dialog.tsx';
import { HeldBack } from './held-back.tsx';
import { HostsNote } from './hosts-note.tsx';
import { PartyChoice } from './party-choice.tsx';
import { SHORT } from '../../design/tokens.ts';
import { TableNumber } from './table-number.tsx';

/** The number's own place may be out of sight on a small phone. */
const howMany = css({ display: 'none', [SHORT]: { display: 'inline' } });

const toneOf = (verdict: Admittable): Tone => (isDoubtful(verdict) ? 'twice' : 'good');

/** May come in: how many came, what they brought and got, then Confirm. */
export function Admitting({ screen }: { screen: Extract<Screen, { state: 'admitting' }> }) {
  const { t } = useTranslation();
  const { change, confirm, close } = useCheckIn((checkIn) => checkIn);
  const { verdict, draft, isSaving } = screen;
  const guest = verdict.code === 'no_data_yet' ? undefined : verdict.guest;
  const said = saidOf(verdict);
  const headline = verdict.code === 'no_data_yet' ? verdict.guest_code : verdict.guest.name;
  return (
    <ColourDialog
      tone={toneOf(verdict)}
      word={t(`said.${said}.word`)}
      headline={headline}
      isVip={guest?.is_vip}
      isClockWrong={verdict.is_clock_wrong}
      isDense={verdict.code !== 'welcome' || Boolean(guest?.note)}
      onClose={close}
      actions={
        <>
          <HeldBack />
          <PartyChoice
            people={draft.people}
            expected={verdict.code === 'no_data_yet' ? (verdict.allowed ?? 0) : verdict.guest.allowed}
            note={guest && noteOn(guest, t)}
            onChange={(people) => change({ people })}
            isLocked={isSaving}
          />
          <div css={togglePair}>
            <Toggle
              label={t('guest.gift')}
              isOn={draft.gift}
              onChange={(gift) => change({ gift })}
              isLocked={isSaving}
            />
            <Toggle
              label={t('guest.souvenir')}
              isOn={draft.souvenir}
              onChange={(souvenir) => change({ souvenir })}
              isLocked={isSaving}
            />
          </div>
        </>
      }
      main={
        <Button aria-busy={isSaving} onClick={() => void confirm()}>
          {t(isSaving ? 'verdict.saving' : verdict.code === 'declined' ? 'verdict.admit' : 'verdict.confirm')}
          {!isSaving && (
            <span css={howMany} aria-hidden="true">
              {' '}
              · {t('guest.people', { count: draft.people })}
            </span>
          )}
        </Button>
      }
    >
      {guest && <TableNumber table={guest.table_number} isSmall={guest.note !== null} />}
      <HostsNote note={guest?.note} />
      {guest?.is_walk_in && <Chip>{t('guest.walk_in')}</Chip>}
      {verdict.code !== 'welcome' && (
        <p css={{ paddingTop: 10, '&&': { fontSize: '1.125rem' }, textWrap: 'pretty' }}>
          {t(`said.${said}.what_to_do`)}
        </p>
      )}
      {verdict.code === 'no_data_yet' && <ListOnItsWay />}
    </ColourDialog>
  );
}

/** A code that nobody signed says less than a ticket; a ticket that the list does not know is another matter. */
export function saidOf(verdict: Admittable): string {
  if (verdict.code !== 'no_data_yet') return verdict.code;
  if (!verdict.is_signed) return 'no_list_yet';
  return verdict.has_list ? 'not_listed' : verdict.code;
}

/** How many have said that they come, and how many were asked where that is another number. */
export function noteOn(
  { total_guests_confirmed: confirmed, total_guests: invited, is_walk_in: isWalkIn }: Counted,
  t: (key: string, values: { count: number }) => string,
): string | undefined {
  const notes = [
    ...(confirmed > 0 ? [t('pax.confirmed', { count: confirmed })] : []),
    ...(invited > 0 && invited !== confirmed ? [t('pax.invited', { count: invited })] : []),
  ];
  return isWalkIn || notes.length === 0 ? undefined : notes.join(' · ');
}

type Counted = Pick<GuestView, 'total_guests_confirmed' | 'total_guests' | 'is_walk_in'>;
