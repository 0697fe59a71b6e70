import type { MessageKind } from '@janur/contracts/messages';
import { MESSAGE_KINDS } from '@janur/contracts/messages';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Switch } from '@mantine/core';
import { card } from '../../parts/styles.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { hourOf } from '../../parts/times.ts';
import { ToolSelect } from '../../parts/tool-select.tsx';
import { MessageCounts } from './message-counts.tsx';
import { RetryList } from './retry-list.tsx';
import { type Automatic, useAutomatic } from './use-automatic.ts';

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);

/** Sending by itself: one switch, when and what, what became of each message, and those to try again. */
export function AutomaticCard() {
  const { t, i18n } = useTranslation();
  const reason = useReason();
  const { state, trouble, change, retry, error } = useAutomatic();
  if (!state) return null;
  const { settings, channels, counts } = state;
  const ready = channels.filter(({ is_ready: isReady }) => isReady);
  const { channel } = ready.find((one) => one.channel === settings.channel) ?? ready[0] ?? settings;
  const fault = channels.find((one) => one.channel === channel)?.fault ?? null;
  if (ready.length === 0) return <NotReady />;
  return (
    <section aria-labelledby="automatic" css={[card, { padding: 16 }]}>
      <div css={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <div css={{ flex: 1, minWidth: 0 }}>
          <h2 id="automatic" css={heading}>
            {t('automatic.title')}
          </h2>
          <span css={{ color: ledger.muted }}>
            {t('automatic.hours', {
              channel: t(`automatic.channel.${channel}`),
              from: hourOf(settings.from_hour, i18n.language),
              until: hourOf(settings.until_hour, i18n.language),
            })}
          </span>
        </div>
        <Switch
          size="lg"
          aria-label={t('automatic.title')}
          checked={settings.is_on}
          disabled={change.isPending}
          onChange={({ currentTarget }) => change.mutate({ is_on: currentTarget.checked, channel })}
        />
      </div>
      {fault !== null && (
        <p role="alert" css={{ margin: '10px 0 0', color: ledger.danger, fontWeight: 600 }}>
          {t('automatic.held', { code: fault })}
        </p>
      )}
      {settings.is_on && <MessageCounts counts={counts} />}
      {settings.is_on && state.without_address > 0 && (
        <p css={{ margin: '10px 0 0', color: ledger.muted }}>
          {t('automatic.without_address', { count: state.without_address })}
        </p>
      )}
      <Schedule settings={settings} onChange={(other) => change.mutate(other)} />
      {error && <Problem>{reason(error)}</Problem>}
      {trouble.length > 0 && (
        <RetryList messages={trouble} isBusy={retry.isPending} onRetry={(ids) => retry.mutate(ids)} />
      )}
    </section>
  );
}

interface ScheduleProps {
  settings: Automatic['settings'];
  onChange: (change: Partial<Omit<Automatic['settings'], 'timezone'>>) => void;
}

/** What goes by itself, and between which hours where the wedding is. */
function Schedule({ settings, onChange }: ScheduleProps) {
  const { t, i18n } = useTranslation();
  const { kinds, from_hour: from, until_hour: until } = settings;
  const toggle = (kind: MessageKind) => {
    const next = MESSAGE_KINDS.filter((one) => (one === kind ? !kinds.includes(one) : kinds.includes(one)));
    if (next.length > 0) onChange({ kinds: next });
  };
  const hours = (allowed: (hour: number) => boolean) =>
    HOURS.filter(allowed).map((hour) => ({ value: String(hour), text: hourOf(hour, i18n.language) }));
  return (
    <details css={{ marginTop: 12 }}>
      <summary css={{ minHeight: 44, paddingBlock: 11, fontWeight: 600, cursor: 'pointer' }}>
        {t('automatic.schedule')}
      </summary>
      <fieldset css={{ margin: 0, padding: 0, border: 0 }}>
        <legend css={{ padding: 0, color: ledger.muted }}>{t('automatic.what')}</legend>
        {MESSAGE_KINDS.map((kind) => (
          <Switch
            key={kind}
            label={t(`automatic.kind.${kind}`, { count: settings.silent_days })}
            checked={kinds.includes(kind)}
            onChange={() => toggle(kind)}
            css={{ paddingBlock: 11 }}
          />
        ))}
      </fieldset>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 10, marginTop: 8 }}>
        <ToolSelect
          label={t('automatic.from')}
          value={String(from)}
          options={hours((hour) => hour < until)}
          onChange={(hour) => onChange({ from_hour: Number(hour) })}
        />
        <ToolSelect
          label={t('automatic.until')}
          value={String(until)}
          options={hours((hour) => hour > from)}
          onChange={(hour) => onChange({ until_hour: Number(hour) })}
        />
      </div>
    </details>
  );
}

/** Without an account of the operator's nothing goes by itself: what it takes, in words. */
function NotReady() {
  const { t } = useTranslation();
  return (
    <section css={[card, { padding: 16 }]}>
      <h2 css={heading}>{t('automatic.title')}</h2>
      <p css={{ margin: '4px 0 0', color: ledger.muted }}>{t('automatic.not_ready')}</p>
    </section>
  );
}

const heading = { margin: 0, fontSize: 16, fontWeight: 700 } as const;
