import { DOOR_PIN } from '@janur/contracts/door';
import { queryOf, routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { Button, Skeleton, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../data.ts';
import { Confirm } from '../../parts/confirm.tsx';
import { Problem, useReason } from '../../parts/problem.tsx';
import { card } from '../../parts/styles.ts';
import { eventTime } from '../../parts/times.ts';
import { May } from '../../session/may.tsx';
import { cardTitle, padded, quiet } from '../../parts/panel-styles.ts';

const query = queryOf(api, routes.getDoorPin, {});

/** The PIN before the settings of devices that lie on a table: whether there is one, and another or none. */
export function DoorPin({ timezone }: { timezone: string }) {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const queries = useQueryClient();
  const [isTyping, setTyping] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const setting = useQuery({ ...query, select: ({ data }) => data });
  const change = useMutation({
    mutationFn: (pin: string | null) => api(routes.setDoorPin, { body: { pin } }),
    onSuccess: () => {
      setTyping(false);
      setRemoving(false);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  const pin = setting.data;
  const isSet = pin !== undefined && pin !== null;
  return (
    <section aria-label={t('evening.pin.title')} css={[card, padded]}>
      <h2 css={cardTitle}>{t('evening.pin.title')}</h2>
      {setting.isPending && <Skeleton h={44} mt={8} radius={10} />}
      {pin !== undefined && (
        <p css={quiet}>
          {isSet
            ? t(pin.set_by === null ? 'evening.pin.since' : 'evening.pin.since_by', {
                time: eventTime(pin.set_at, timezone, i18n.language),
                name: pin.set_by,
              })
            : t('evening.pin.none')}
        </p>
      )}
      {setting.isError && <Problem>{reason(setting.error)}</Problem>}
      <May call="setDoorPin">
        {isTyping ? (
          <PinForm isBusy={change.isPending} onSave={change.mutate} onClose={() => setTyping(false)} />
        ) : (
          pin !== undefined && (
            <div css={buttons}>
              <Button variant="default" onClick={() => setTyping(true)}>
                {t(isSet ? 'evening.pin.change' : 'evening.pin.make')}
              </Button>
              {isSet && (
                <Button variant="subtle" color="danger" onClick={() => setRemoving(true)}>
                  {t('evening.pin.remove')}
                </Button>
              )}
            </div>
          )
        )}
        {isRemoving && (
          <Confirm
            title={`${t('evening.pin.remove')}?`}
            verb={t('evening.pin.remove')}
            isBusy={change.isPending}
            problem={change.isError ? reason(change.error) : undefined}
            onConfirm={() => change.mutate(null)}
            onClose={() => setRemoving(false)}
          >
            <p css={{ margin: 0, lineHeight: 1.5 }}>{t('evening.pin.none')}</p>
          </Confirm>
        )}
        {change.isError && !isRemoving && (
          <Problem>{t('evening.pin.failed', { reason: reason(change.error) })}</Problem>
        )}
        <p role="status" css={[quiet, { ':empty': { display: 'none' } }]}>
          {change.isSuccess && !isTyping && t(isSet ? 'evening.pin.saved' : 'evening.pin.removed')}
        </p>
      </May>
    </section>
  );
}

interface PinFormProps {
  isBusy: boolean;
  onSave: (pin: string) => void;
  onClose: () => void;
}

function PinForm({ isBusy, onSave, onClose }: PinFormProps) {
  const { t } = useTranslation();
  const [digits, setDigits] = useState('');
  const [isShort, setShort] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    const isPin = DOOR_PIN.pattern.test(digits);
    setShort(!isPin);
    if (isPin) onSave(digits);
  }
  return (
    <form noValidate onSubmit={submit} css={{ marginTop: 12 }}>
      <TextInput
        label={t('evening.pin.new')}
        description={t('evening.pin.advice')}
        error={isShort && t('evening.pin.wanted')}
        value={digits}
        onChange={({ currentTarget }) => setDigits(currentTarget.value.replaceAll(/[^0-9]/g, ''))}
        inputMode="numeric"
        autoComplete="off"
        // one too many is said, and not dropped
        maxLength={DOOR_PIN.longest + 6}
        maw={280}
      />
      <div css={buttons}>
        <Button type="submit" loading={isBusy}>
          {t('evening.pin.save')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('parts.keep')}
        </Button>
      </div>
    </form>
  );
}

const buttons = { display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 12 } as const;
