import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { Button } from '@mantine/core';
import { api } from '../../data.ts';
import { Problem } from '../../parts/problem.tsx';
import type { GuestDraft } from './guest-form.ts';

interface Known {
  readonly code: string;
  readonly name: string;
}

/** The list has such a guest already; the couple decides whether it is the same one. */
export class SameGuest extends Error {
  readonly guests: readonly Known[];
  /** What is the same: a number can be one of several invitations. */
  readonly by: 'number' | 'name';

  constructor(guests: readonly Known[], by: 'number' | 'name') {
    super('somebody of the list is the same');
    this.guests = guests;
    this.by = by;
  }
}

/** Who else has this number; without one, who else has this name. */
export async function sameGuestAs(draft: GuestDraft, but?: string): Promise<SameGuest | undefined> {
  const [slug, number, name] = [draft.slug, draft.phone.trim(), draft.name.trim()];
  // too short to be a number: saving says what is wrong with it
  if (number !== '' && number.length < 4) return undefined;
  const { data } = await api(routes.checkGuestExistence, {
    query: { slug, ...(number === '' ? { name } : { phone_number: number }) },
  });
  const others = data.guests.filter(({ code }) => code !== but);
  return others.length > 0 ? new SameGuest(others, number === '' ? 'name' : 'number') : undefined;
}

/** Names who is there already, and leads there. */
export function SameNotice({ same, onOpen }: { same: SameGuest; onOpen: (code: string) => void }) {
  const { t, i18n } = useTranslation();
  const { guests, by } = same;
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(guests.map(({ name }) => name));
  return (
    <div>
      <Problem>{t(by === 'number' ? 'guests.number_of' : 'guests.doubled', { name: names })}</Problem>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 }}>
        {guests.map(({ code, name }) => (
          <Button key={code} variant="default" onClick={() => onOpen(code)}>
            {t('guests.open_same', { name })}
          </Button>
        ))}
      </div>
    </div>
  );
}
