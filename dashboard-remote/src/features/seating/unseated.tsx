import type { SeatedParty } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { card } from '../../parts/styles.ts';
import { NOWHERE, useDropTable } from './drag.tsx';
import { type HallView, isSilent, peopleOf } from './hall-view.ts';
import { PartyList } from './party-list.tsx';

const FIRST = 8;

interface UnseatedProps {
  view: HallView;
  colourOf: (group: string | null) => string;
  onParty: (party: SeatedParty) => void;
}

/** Those who sit nowhere yet; whoever is dropped here does so again. */
export function Unseated({ view, colourOf, onParty }: UnseatedProps) {
  const { t } = useTranslation();
  const { ref, isOver } = useDropTable(null);
  const [isWhole, setWhole] = useState(false);
  if (view.unseated.length === 0) return null;
  const silent = peopleOf(view.unseated.filter(isSilent));
  const coming = peopleOf(view.unseated) - silent;
  const shown = isWhole ? view.unseated : view.unseated.slice(0, FIRST);
  return (
    <section
      ref={ref}
      id={NOWHERE}
      data-table={NOWHERE}
      aria-label={t('seating.nowhere')}
      css={[card, whole]}
      data-over={isOver || undefined}
    >
      <header css={{ padding: '12px 16px' }}>
        <h2 css={{ margin: 0, fontSize: 16, fontWeight: 700 }}>{t('seating.nowhere')}</h2>
        <p css={counts}>
          {coming > 0 && <span>{t('seating.people_coming', { count: coming })}</span>}
          {silent > 0 && <span>{t('seating.people_silent', { count: silent })}</span>}
        </p>
      </header>
      <PartyList parties={shown} colourOf={colourOf} onParty={onParty} />
      {view.unseated.length > shown.length && (
        <Button variant="subtle" fullWidth h={48} radius={0} onClick={() => setWhole(true)}>
          {t('seating.all_unseated', { count: view.unseated.length })}
        </Button>
      )}
    </section>
  );
}

const counts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 14,
  margin: '2px 0 0',
  color: ledger.muted,
  fontSize: 14,
} as const;
const whole = {
  alignSelf: 'start',
  '&[data-over]': { borderColor: ledger.brand, boxShadow: `0 0 0 3px ${ledger.accent}` },
} as const;
