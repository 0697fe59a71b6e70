import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { useEffect, useRef, useState } from 'react';
import { useCheckIn, useEventStore } from '../../check-in/open-event.tsx';
import type { GuestView } from '../../event-store/event-store.ts';
import { Button } from '../../design/button.tsx';
import { Stepper } from '../../design/stepper.tsx';

type Way = 'leave' | 'comeBack';

/** People of a party who go out for a while, come back, or come after the others. */
export function Passing({ guest, onAdd }: { guest: GuestView; onAdd: () => void }) {
  const { t } = useTranslation();
  const [way, setWay] = useState<Way>();
  const outside = guest.total_guests_attended - guest.inside;
  if (way) return <HowMany guest={guest} way={way} onDone={() => setWay(undefined)} />;
  return (
    <div css={{ display: 'grid', gap: 10 }}>
      <p css={{ padding: '0 4px', fontWeight: 600 }}>{t('pax.inside', { count: guest.inside })}</p>
      <div css={row}>
        {guest.inside > 0 && (
          <Button kind="second" onClick={() => setWay('leave')}>
            {t('guest.leave')}
          </Button>
        )}
        {outside > 0 && <Button onClick={() => setWay('comeBack')}>{t('guest.come_back')}</Button>}
        <Button kind="second" onClick={onAdd}>
          {t('verdict.admit_more')}
        </Button>
      </div>
    </div>
  );
}

/** All of them, unless the usher says otherwise. */
function HowMany({ guest, way, onDone }: { guest: GuestView; way: Way; onDone: () => void }) {
  const { t } = useTranslation();
  const store = useEventStore();
  const record = useCheckIn((checkIn) => checkIn.record);
  const most = way === 'leave' ? guest.inside : guest.total_guests_attended - guest.inside;
  const [people, setPeople] = useState(most);
  const answers = useRef<HTMLDivElement>(null);
  // the buttons may open below the menu
  useEffect(() => answers.current?.scrollIntoView?.({ block: 'nearest' }), []);

  async function save() {
    await record(() => store[way]({ guest: guest.key, people }));
    onDone();
  }

  return (
    <div css={{ display: 'grid', gap: 12 }}>
      <Stepper
        label={t(way === 'leave' ? 'pax.leaving' : 'pax.returning')}
        value={people}
        max={most}
        onChange={setPeople}
      />
      <div ref={answers} css={[row, { scrollMarginBottom: 16 }]}>
        <Button kind="second" onClick={onDone}>
          {t('verdict.close')}
        </Button>
        <Button onClick={() => void save()}>{t('verdict.confirm')}</Button>
      </div>
    </div>
  );
}

const row = css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))', gap: 10 });
