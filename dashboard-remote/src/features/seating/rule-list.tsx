import { SEATING_RULES, type SeatedParty } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { ActionIcon, Button, SegmentedControl, Select } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data.ts';
import { CrossIcon } from '../../parts/icons.tsx';
import { Problem, useReason } from '../../parts/problem.tsx';
import { useOfferUndo } from '../../parts/undo.tsx';
import type { Seating } from './hall-view.ts';
import { heading } from './styles.ts';

type Kind = (typeof SEATING_RULES)[number];
interface Said {
  readonly kind: Kind;
  readonly guest_code: string;
  readonly other_code: string;
}

interface RuleListProps {
  party: SeatedParty;
  seating: Seating;
  onChanged: () => Promise<unknown>;
}

/** With whom a party always sits, and with whom never. */
export function RuleList({ party, seating, onChanged }: RuleListProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const offerUndo = useOfferUndo();
  const [kind, setKind] = useState<Kind>('APART');
  const [other, setOther] = useState<string | null>(null);
  const add = useMutation({
    mutationFn: (body: Said) => api(routes.addSeatingRule, { body }),
    onSuccess: () => {
      setOther(null);
      return onChanged();
    },
  });
  const remove = useMutation({
    mutationFn: ({ id }: Said & { id: number; name: string }) =>
      api(routes.removeSeatingRule, { params: { ruleId: id } }),
    onSuccess: (_, { id, name, ...said }) => {
      offerUndo({ id: `rule-${id}`, text: t('seating.rule.gone', { name }), onUndo: () => add.mutate(said) });
      return onChanged();
    },
  });
  const own = seating.rules.filter(({ one, other: second }) =>
    [one, second].some(({ guest_code }) => guest_code === party.guest_code),
  );
  const failed = add.error ?? remove.error;
  return (
    <section aria-labelledby="with-whom">
      <h3 id="with-whom" css={heading}>
        {t('seating.rule.title')}
      </h3>
      {own.length > 0 && (
        <ul css={list}>
          {own.map(({ id, kind: of, one, other: second }) => {
            const { name } = one.guest_code === party.guest_code ? second : one;
            const said = { kind: of, guest_code: one.guest_code, other_code: second.guest_code };
            return (
              <li key={id}>
                <span css={{ flex: 1, minWidth: 0 }}>
                  {t(`seating.rule.${of}`)} <b css={{ fontWeight: 600 }}>{name}</b>
                </span>
                <ActionIcon
                  variant="subtle"
                  size={44}
                  aria-label={t('seating.rule.forget', { name })}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate({ id, name, ...said })}
                >
                  <CrossIcon size={16} />
                </ActionIcon>
              </li>
            );
          })}
        </ul>
      )}
      <div css={{ display: 'grid', gap: 10 }}>
        <SegmentedControl
          size="md"
          fullWidth
          aria-label={t('seating.rule.title')}
          value={kind}
          onChange={(value) => setKind(SEATING_RULES.find((one) => one === value) ?? 'APART')}
          data={SEATING_RULES.toReversed().map((value) => ({ value, label: t(`seating.rule.${value}`) }))}
        />
        <div css={{ display: 'flex', gap: 10 }}>
          <Select
            size="md"
            searchable
            clearable
            aria-label={t('seating.rule.whom')}
            placeholder={t('seating.rule.whom')}
            nothingFoundMessage={t('seating.rule.nobody')}
            limit={40}
            value={other}
            onChange={setOther}
            data={seating.parties
              .filter(({ guest_code }) => guest_code !== party.guest_code)
              .map(({ guest_code, name, guest_group }) => ({
                value: guest_code,
                label: guest_group ? `${name} · ${guest_group}` : name,
              }))}
            css={{ flex: 1 }}
          />
          <Button
            h={44}
            disabled={other === null}
            loading={add.isPending}
            onClick={() => other && add.mutate({ kind, guest_code: party.guest_code, other_code: other })}
          >
            {t('seating.rule.add')}
          </Button>
        </div>
        {failed && <Problem>{reason(failed)}</Problem>}
      </div>
    </section>
  );
}

const list = {
  margin: '0 0 12px',
  padding: 0,
  listStyle: 'none',
  fontSize: 15,
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 44, borderBottom: `1px solid ${ledger.line}` },
} as const;
