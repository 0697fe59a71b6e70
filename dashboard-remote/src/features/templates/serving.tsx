import type { RemoteFamily } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Block } from './block.tsx';
import { Canary } from './canary.tsx';
import { RollBack } from './roll-back.tsx';
import { TakeOff } from './take-off.tsx';

interface ServingProps {
  family: RemoteFamily;
  onSaid: (text: string) => void;
}

/** What guests get now: the version of all, the one on trial, and the way back. */
export function Serving({ family, onSaid }: ServingProps) {
  const { t } = useTranslation();
  const [isRollingBack, setIsRollingBack] = useState(false);
  const [isTakingOff, setIsTakingOff] = useState(false);
  const { promoted_version: promoted, former_version: former, canary } = family;
  return (
    <Block title={t('registry.seen')}>
      <div css={{ padding: '0 20px 20px' }}>
        {promoted ? (
          <div css={line}>
            <span css={{ minWidth: 0 }}>
              <span css={{ color: ledger.muted }}>{t(canary ? 'registry.others_get' : 'registry.everybody_gets')}</span>
              <b css={version}>{promoted}</b>
            </span>
            {!canary && (
              <Button variant="default" onClick={() => setIsTakingOff(true)}>
                {t('registry.take_off')}
              </Button>
            )}
            {(canary ?? former) && (
              <Button variant="default" onClick={() => setIsRollingBack(true)}>
                {canary
                  ? t('registry.roll_back_canary', { version: canary.version })
                  : t('registry.roll_back', { version: former })}
              </Button>
            )}
          </div>
        ) : (
          <p css={{ margin: 0 }}>{t('registry.nobody_gets')}</p>
        )}
        {promoted && <Canary key={canary?.version ?? ''} family={family} promoted={promoted} onSaid={onSaid} />}
      </div>
      {isTakingOff && <TakeOff family={family} onSaid={onSaid} onClose={() => setIsTakingOff(false)} />}
      {isRollingBack && promoted && (
        <RollBack family={family} promoted={promoted} onSaid={onSaid} onClose={() => setIsRollingBack(false)} />
      )}
    </Block>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  '& button': { maxWidth: '100%', whiteSpace: 'normal', overflowWrap: 'anywhere', textAlign: 'start' },
} as const;

const version = { display: 'block', fontSize: 20, lineHeight: 1.3, overflowWrap: 'anywhere' } as const;
