import type { ComingMembers, Meal } from '@janur/contracts';
import { mealsFor } from '@janur/contracts/rsvp';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Checkbox, NativeSelect } from '@mantine/core';
import type { Guest } from './use-guest-list.ts';

interface WhoComesProps {
  guest: Guest;
  place: Guest['event_details'][number];
  meals: readonly Meal[];
  isBusy: boolean;
  onSay: (coming: ComingMembers) => void;
}

/** Which of a household come to one event, and what each eats; of whom nobody has said it counts as coming until it is known. */
export function WhoComes({ guest, place, meals, isBusy, onSay }: WhoComesProps) {
  const { t } = useTranslation();
  const coming = comingOf(place);
  const isOpen = place.members.some(({ comes }) => comes === null);
  const say = (id: number, comes: boolean) =>
    onSay(
      place.members
        .filter(({ member_id }) => (member_id === id ? comes : coming.some((one) => one.id === member_id)))
        .map(({ member_id, meal_id }) => ({ id: member_id, meal_id })),
    );
  const choose = (id: number, meal_id: number | null) =>
    onSay(coming.map((one) => (one.id === id ? { ...one, meal_id } : one)));
  return (
    <div role="group" aria-label={t('guests.member.who', { event: place.event_title })} css={box}>
      <p css={{ margin: 0, color: ledger.muted, fontSize: 14 }}>
        {t('guests.of', { count: place.total_guest, total: place.total_guests })}
        {isOpen && `. ${t('guests.member.unknown')}`}
      </p>
      <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {guest.members.map((member) => {
          const said = place.members.find(({ member_id }) => member_id === member.id);
          const comes = coming.some(({ id }) => id === member.id);
          const served = mealsFor(meals, member);
          return (
            <li key={member.id} css={line}>
              <Checkbox
                size="md"
                label={member.name}
                description={[member.is_child && t('guests.member.child'), member.diet].filter(Boolean).join(', ')}
                checked={comes && said?.comes !== null}
                indeterminate={said?.comes === null}
                disabled={isBusy || (comes && said?.comes === true && coming.length === 1)}
                onChange={() => say(member.id, !comes)}
                css={{ minWidth: 0 }}
              />
              {served.length > 0 && comes && (
                <NativeSelect
                  aria-label={t('guests.member.meal_of', { name: member.name })}
                  value={said?.meal_id ?? ''}
                  disabled={isBusy}
                  onChange={({ currentTarget: { value } }) => choose(member.id, value === '' ? null : Number(value))}
                  data={[
                    { value: '', label: t('guests.member.no_meal') },
                    ...served.map(({ id, name }) => ({ value: String(id), label: name })),
                  ]}
                  css={{ flex: '0 0 min(200px, 46%)' }}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Those who come or may be among them. */
export const comingOf = ({ members }: WhoComesProps['place']): ComingMembers =>
  members.filter(({ comes }) => comes !== false).map(({ member_id: id, meal_id }) => ({ id, meal_id }));

const box = { display: 'grid', gap: 4, flex: '1 1 100%', minWidth: 0 } as const;
const line = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 48,
  padding: '5px 0',
} as const;
