import { css } from '@emotion/react';
import { useTranslation } from '@janur/i18n';
import { qrPath } from '@janur/ui/qr-path';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { useEventState, useOpenEvent } from '../../check-in/open-event.tsx';
import { Button } from '../../design/button.tsx';
import { Group } from '../../design/group.tsx';
import { Page } from '../../design/page.tsx';

/** Devices at one door that hear each other without the internet: who is linked, and the code for the next one. */
export function ConnectPage() {
  const { t } = useTranslation();
  const { pairing } = useOpenEvent();
  const now = useStore(pairing.state);
  useEffect(
    () => () => {
      // what came of it was read
      const { step } = pairing.state.getState();
      if (step === 'joined' || step === 'failed') pairing.cancel();
    },
    [pairing],
  );
  const isShowing = now.step === 'offering' || now.step === 'answering';
  return (
    <Page title={t('mesh.title')} isBare={isShowing}>
      {now.step === 'none' && <p css={{ color: 'var(--quiet)' }}>{t('mesh.intro')}</p>}
      {!isShowing && <Peers />}
      <div role="status" css={{ display: 'grid', gap: 16 }}>
        {now.step === 'opening' && <p>{t('mesh.opening')}</p>}
        {now.step === 'joining' && <p>{t('mesh.joining')}</p>}
        {now.step === 'joined' && <p css={good}>{t('mesh.joined')}</p>}
        {now.step === 'failed' && <p css={bad}>{t(`mesh.failed.${now.why}`)}</p>}
        {isShowing && <Code step={now.step} code={now.code} />}
      </div>
      {(now.step === 'none' || now.step === 'joined' || now.step === 'failed') && (
        <Button onClick={() => void pairing.offer()}>{t('mesh.show')}</Button>
      )}
    </Page>
  );
}

function Peers() {
  const { t } = useTranslation();
  const peers = useEventState((state) => state.peers);
  return (
    <Group label={t('mesh.linked')}>
      <ul css={box}>
        {peers.length === 0 && <li css={{ color: 'var(--quiet)' }}>{t('mesh.nobody')}</li>}
        {peers.map(({ device_id, gate }) => (
          <li key={device_id}>
            <b css={{ overflowWrap: 'anywhere' }}>{gate ?? t('mesh.no_gate')}</b>
          </li>
        ))}
      </ul>
    </Group>
  );
}

/** The code, large enough for a cheap camera at arm's length and whole on the smallest screen, and what to do with it. */
function Code({ step, code }: { step: 'offering' | 'answering'; code: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pairing } = useOpenEvent();
  const { size, path } = qrPath(code);
  return (
    <>
      <svg css={square} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('mesh.code')} data-code={code}>
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <p css={{ fontWeight: 600 }}>{t(`mesh.${step}`)}</p>
      {step === 'offering' && <Button onClick={() => void navigate('/scan')}>{t('mesh.scan_answer')}</Button>}
      <Button kind="plain" onClick={pairing.cancel}>
        {t('mesh.cancel')}
      </Button>
    </>
  );
}

const box = css({
  display: 'grid',
  gap: 10,
  padding: '16px 20px',
  borderRadius: 18,
  background: 'var(--card)',
});
const square = css({
  width: 'min(100%, 420px, 44dvh)',
  height: 'auto',
  margin: '0 auto',
  borderRadius: 18,
  background: '#fff',
});
const good = css({ color: 'var(--good)', fontSize: '1.125rem', fontWeight: 700 });
const bad = css({ color: 'var(--no)', fontWeight: 600 });
