import { LIMITS } from '@janur/contracts/limits';
import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { type FormEvent, useRef, useState } from 'react';
import { useCheckIn } from '../../check-in/open-event.tsx';
import type { GuestKey } from '../../event-store/event-store.ts';
import { Button } from '../../design/button.tsx';
import { Field } from '../../design/field.tsx';
import { Page } from '../../design/page.tsx';
import { Stepper } from '../../design/stepper.tsx';
import { Toggle, togglePair } from '../../design/toggle.tsx';
import { SHORT, TINY } from '../../design/tokens.ts';
import { LikelyGuests } from './likely-guests.tsx';
import { type Mistake, mistakeIn, NO_WALK_IN, walkInFrom } from './walk-in-form.ts';

/** A guest who is on no list: a name is enough. */
export function WalkInPage() {
  const { t } = useTranslation();
  const addWalkIn = useCheckIn((checkIn) => checkIn.addWalkIn);
  const [form, setForm] = useState(NO_WALK_IN);
  const [mistake, setMistake] = useState<Mistake>();
  const [isSaving, setIsSaving] = useState(false);
  const [opened, setOpened] = useState<GuestKey>();
  const arrived = useCheckIn(({ screen }) => (screen.state === 'arrived' ? screen.arrival.operation.guest : undefined));
  const name = useRef<HTMLInputElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const change = (changes: Partial<typeof form>) => setForm((now) => ({ ...now, ...changes }));

  // who was on the list after all is in: nothing of the form is left to write down
  if (opened !== undefined && opened === arrived) {
    setOpened(undefined);
    setForm(NO_WALK_IN);
    setMistake(undefined);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const found = mistakeIn(form);
    setMistake(found);
    if (found) return (found === 'name_missing' ? name : phone).current?.focus();
    setIsSaving(true);
    const isRecorded = await addWalkIn(walkInFrom(form));
    setIsSaving(false);
    if (!isRecorded) return;
    setForm(NO_WALK_IN);
    name.current?.scrollIntoView?.({ block: 'center' });
  }

  return (
    <Page title={t('walk_in.title')}>
      <form noValidate onSubmit={(event) => void submit(event)} css={layout}>
        <Field
          ref={name}
          label={t('walk_in.name')}
          value={form.name}
          onChange={({ target }) => change({ name: target.value })}
          problem={mistake === 'name_missing' ? t('walk_in.name_missing') : undefined}
          autoComplete="off"
          autoCapitalize="words"
          maxLength={LIMITS.person_name}
        />
        <div css={pair}>
          <Field
            ref={phone}
            label={t('walk_in.phone')}
            type="tel"
            value={form.phone}
            onChange={({ target }) => change({ phone: target.value })}
            problem={mistake === 'phone_wrong' ? t('walk_in.phone_wrong') : undefined}
            autoComplete="off"
            maxLength={LIMITS.phone}
          />
          <Field
            label={t('walk_in.table')}
            value={form.table}
            onChange={({ target }) => change({ table: target.value })}
            autoComplete="off"
            maxLength={LIMITS.table}
          />
        </div>
        <LikelyGuests form={form} onOpen={setOpened} />
        <div css={foot}>
          <Stepper label={t('pax.coming')} value={form.people} onChange={(people) => change({ people })} />
          <div css={togglePair}>
            <Toggle label={t('guest.gift')} isOn={form.gift} onChange={(gift) => change({ gift })} />
            <Toggle label={t('guest.souvenir')} isOn={form.souvenir} onChange={(souvenir) => change({ souvenir })} />
          </div>
        </div>
        <div css={save}>
          <Button type="submit" aria-busy={isSaving}>
            {t(isSaving ? 'verdict.saving' : 'walk_in.save')}
            {/* the number's own place may be out of sight on a small phone */}
            {!isSaving && <span aria-hidden="true"> · {t('guest.people', { count: form.people })}</span>}
          </Button>
        </div>
      </form>
    </Page>
  );
}

const layout = css({ display: 'flex', flexDirection: 'column', gap: 18, flex: 1 });
const foot = css({ display: 'grid', gap: 12, marginTop: 'auto' });
/** In sight whatever the form has grown to, and clear of the round button below. */
const save = css({
  position: 'sticky',
  bottom: 0,
  margin: '-10px 0 -24px',
  padding: '4px 0 24px',
  background: 'var(--ground)',
  [SHORT]: { '--control-height': '56px' },
  [TINY]: { position: 'static' },
});
const pair = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.8fr) minmax(0, 1fr)',
  gap: 12,
  '@media (max-width: 280px)': { gridTemplateColumns: '1fr' },
});
