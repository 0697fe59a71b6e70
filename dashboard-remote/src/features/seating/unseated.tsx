import type { SeatedParty } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { card } from '../../parts/styles.ts';
import { NOWHERE, useDropTable } from './drag.tsx';
import type { HallView } from './hall-view.ts';
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
      <header css={{ display: 'flex', alignItems: 'center', gap: 8, padding: '12px 16px' }}>
        <h2 css={{ flex: 1, margin: 0, fontSize: 16, fontWeight: 700 }}>{t('seating.nowhere')}</h2>
        <b>{view.people - view.seatedPeople}</b>
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

const whole = {
  alignSelf: 'start',
  '&[data-over]': { borderColor: ledger.brand, boxShadow: `0 0 0 3px ${ledger.accent}` },
} as const;
