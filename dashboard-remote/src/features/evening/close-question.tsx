import type { EveningReport } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button, Checkbox } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../data.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { eventTime } from '../../parts/times.ts';
import type { HostEvent } from '../../parts/use-host.ts';
import { OpenDevices } from './open-devices.tsx';

interface CloseQuestionProps {
  event: HostEvent;
  report: EveningReport;
  onClose: () => void;
}

/** Asks before an event is closed: a device that may still hold something is named, and has to be known. */
export function CloseQuestion({ event, report, onClose }: CloseQuestionProps) {
  const { t, i18n } = useTranslation();
  const [isEarly] = useState(() => Date.now() < Date.parse(event.start_datetime ?? ''));
  const reason = useReason();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isSure, setSure] = useState(false);
  const open = report.open_devices;
  const close = useMutation({
    mutationFn: async () => {
      const known_open = open.map(({ device_id: id }) => id);
      return (await api(routes.closeEvening, { params: { eventId: event.id }, body: { known_open } })).data;
    },
    onSuccess: ({ closing }) => navigate(`/attendance/closing?event=${event.id}&closing=${closing.id}`),
    onSettled: () => queries.invalidateQueries({ queryKey: [routes.getEvening.path] }),
  });
  return (
    <Sheet
      title={t('evening.ask', { event: event.title })}
      place="middle"
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('parts.keep')}
          </Button>
          <Button loading={close.isPending} disabled={open.length > 0 && !isSure} onClick={() => close.mutate()}>
            {t('evening.close')}
          </Button>
        </>
      }
    >
      {isEarly && (
        <p css={[warned, { margin: '0 0 14px', fontWeight: 600 }]}>
          {t('evening.ask_early', { time: eventTime(event.start_datetime, event.timezone, i18n.language) })}
        </p>
      )}
      <p css={{ margin: 0, lineHeight: 1.5 }}>{t('evening.ask_text')}</p>
      {open.length > 0 && (
        <div css={warned}>
          <p css={{ margin: 0, fontWeight: 600 }}>{t('evening.ask_open')}</p>
          <OpenDevices devices={open} timezone={event.timezone} />
          <Checkbox
            label={t('evening.ask_sure')}
            checked={isSure}
            onChange={({ currentTarget }) => setSure(currentTarget.checked)}
          />
        </div>
      )}
      {close.isError && <Problem>{t('evening.not_closed', { reason: reason(close.error) })}</Problem>}
    </Sheet>
  );
}

const warned = {
  display: 'grid',
  gap: 12,
  marginTop: 16,
  padding: '14px 16px',
  border: `1px solid ${ledger.warning}`,
  borderRadius: 12,
} as const;
