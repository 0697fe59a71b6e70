import { useTranslation } from '@janur/i18n';
import { useId } from 'react';
import { useCheckIn, useEventState, useEventStore } from '../../check-in/open-event.tsx';
import type { EventStore, GuestKey, GuestView } from '../../event-store/event-store.ts';
import { GuestRow } from '../../check-in/guest-row.tsx';
import type { WalkInForm } from './walk-in-form.ts';

/** As many as stand over the buttons of a phone. */
const MOST = 3;
const NAME_BEGINS = 3;
const PHONE_BEGINS = 8;

interface LikelyGuestsProps {
  form: WalkInForm;
  onOpen: (key: GuestKey) => void;
}

/** Who on the list may be the one whom the usher is about to write down anew: one tap shows what is known of them. */
export function LikelyGuests({ form, onOpen }: LikelyGuestsProps) {
  const { t } = useTranslation();
  const id = useId();
  const store = useEventStore();
  const open = useCheckIn((checkIn) => checkIn.open);
  useEventState((state) => state.revision);
  const guests = likelyGuests(store, form);

  return (
    <div role="status" aria-labelledby={guests.length > 0 ? id : undefined}>
      {guests.length > 0 && (
        <>
          <h2 id={id} css={{ padding: '0 4px 8px', fontSize: '1rem', fontWeight: 600 }}>
            {t('walk_in.alike')}
          </h2>
          <ul css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}>
            {guests.map((guest) => (
              <GuestRow
                key={guest.key}
                guest={guest}
                onOpen={() => {
                  onOpen(guest.key);
                  open(guest.key);
                }}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Who has the number comes first: a name is written in more ways than a phone. */
function likelyGuests({ search }: Pick<EventStore, 'search'>, { name, phone }: WalkInForm): GuestView[] {
  const digits = phone.replaceAll(/\D/g, '');
  const byPhone = digits.length >= PHONE_BEGINS ? search(digits, MOST) : [];
  const byName = name.trim().length >= NAME_BEGINS ? search(name, MOST) : [];
  return [...new Map([...byPhone, ...byName].map((guest) => [guest.key, guest])).values()].slice(0, MOST);
}
