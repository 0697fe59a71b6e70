import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger, LoginPage } from '@janur/ui';
import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../data.ts';
import { type LoginCard, readLoginCard } from '../../parts/login-card.ts';
import { Problem, useReason } from '../../parts/problem.tsx';
import { useCameraCode } from './use-camera-code.ts';

/** Logs an usher or a couple in by the QR code of a login card (spec §7, qr-scan login): opened by it, or with the camera. */
export function ScanLoginPage() {
  const { t } = useTranslation();
  const reason = useReason();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [isScanning, setIsScanning] = useState(false);
  const [isForeign, setIsForeign] = useState(false);
  /** What the page was opened with: a link may be a stranger's, so that the account is shown before it is entered. */
  const [opened, setOpened] = useState<LoginCard>();
  const login = useMutation({
    mutationFn: (body: LoginCard) => api(routes.qrScanLogin, { body }),
    onSuccess: ({ data }) => {
      queries.clear();
      // the guest-book is another remote: a full page load
      if (data.role === 'USHER') location.assign('/guest-book/entered');
      else void navigate('/', { replace: true });
    },
    onError: () => setOpened(undefined),
  });
  const { video, state: camera } = useCameraCode(isScanning && !login.isPending, (content) => {
    const card = readLoginCard(content, location.origin);
    setIsForeign(!card);
    if (!card) return;
    setIsScanning(false);
    login.mutate(card);
  });
  const begin = useEffectEvent(() => {
    const card = readLoginCard(location.href, location.origin);
    // nobody shall find the password in the browser's history
    if (location.hash) history.replaceState(history.state, '', location.pathname);
    setOpened(card);
  });
  useEffect(() => begin(), []);
  useDocumentTitle(`${t('scan_login.title')} | Janur`);

  return (
    <LoginPage
      title={t('scan_login.title')}
      intro={t('scan_login.intro')}
      motto={t('login.motto')}
      mottoNote={t('login.motto_note')}
    >
      <div css={{ display: 'grid', gap: 16, fontSize: 15, fontWeight: 500 }}>
        <video
          ref={video}
          muted
          playsInline
          hidden={camera !== 'on'}
          aria-label={t('scan_login.camera')}
          css={{ width: '100%', aspectRatio: '1', borderRadius: 14, background: '#000', objectFit: 'cover' }}
        />
        {opened && (
          <Button
            disabled={login.isPending}
            onClick={() => login.mutate(opened)}
            h="auto"
            mih={56}
            py={8}
            fz={16}
            styles={{ label: { whiteSpace: 'normal', overflowWrap: 'anywhere' } }}
          >
            {t(login.isPending ? 'scan_login.logging_in' : 'scan_login.as', { username: opened.username })}
          </Button>
        )}
        {!isScanning && !opened && (
          <Button disabled={login.isPending} onClick={() => setIsScanning(true)} css={{ minHeight: 56, fontSize: 16 }}>
            {t(login.isPending ? 'scan_login.logging_in' : 'scan_login.scan')}
          </Button>
        )}
        <p role="status" css={{ margin: 0, color: ledger.muted }}>
          {camera === 'on'
            ? t(isForeign ? 'scan_login.foreign' : 'scan_login.hold')
            : t(opened ? 'scan_login.yours' : 'scan_login.advice')}
        </p>
        {(camera === 'refused' || camera === 'unable') && <Problem>{t(`scan_login.${camera}`)}</Problem>}
        {login.isError && (
          <Problem>
            {reason(login.error, {
              INVALID_CREDENTIALS: t('scan_login.expired'),
              UNAUTHENTICATED: t('scan_login.expired'),
            })}
          </Problem>
        )}
        <Link to="/login" css={{ color: 'var(--ledger-quiet)', fontWeight: 600 }}>
          {t('scan_login.by_password')}
        </Link>
      </div>
    </LoginPage>
  );
}
