import type { Bank } from '@janur/contracts';
import { routes } from '@janur/data';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api, upload } from '../../../data.ts';
import { BinIcon, SwapIcon } from '../../../parts/icons.tsx';
import { failureText } from '../../../parts/problem-text.ts';
import type { Bound } from '../bind.ts';
import { FileButton } from './file-button.tsx';
import { IMAGE_FILES } from './files.ts';
import type { PaymentRow } from './payments.ts';
import { fieldLabel } from './styles.ts';
import { useBanks } from './use-banks.ts';

/** The bank's logo, which all invitations share: it is set at once, not with the save. */
export function BankLogo({ of, name }: { of: Bound<PaymentRow>; name: string }) {
  const { t } = useTranslation();
  const { refresh } = useBanks();
  const take = async (bank: Bank) => {
    of.onChange({ ...of.value, bank: null, bank_id: bank.id, default_bank: bank });
    await refresh();
  };
  const set = useMutation({
    mutationFn: async (file: File) =>
      (await upload(routes.setBankLogo, { body: { bank_name: name, image_file: file } })).data,
    onSuccess: take,
  });
  const remove = useMutation({
    mutationFn: async (bankId: number) => (await api(routes.removeBankLogo, { params: { bankId } })).data,
    onSuccess: take,
  });
  if (name.trim() === '') return null;
  const { default_bank: bank } = of.value;
  const isBusy = set.isPending || remove.isPending;
  const error = set.error ?? remove.error;
  return (
    <div data-path={`${of.path}.default_bank.bank_logo_url`} css={{ minWidth: 0 }}>
      <span css={{ ...fieldLabel, fontSize: 14 }}>{t('media.gift.logo')}</span>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 }}>
        {bank?.bank_logo_url && <img src={bank.bank_logo_url} alt={t('media.gift.logo_of', { name })} css={logo} />}
        <Button
          component={FileButton}
          variant="default"
          label={t(bank?.bank_logo_url ? 'media.replace_for' : 'media.choose_for', {
            name: t('media.gift.logo_of', { name }),
          })}
          kind={IMAGE_FILES}
          onFiles={([file]) => file && set.mutate(file)}
          loading={isBusy}
        >
          <SwapIcon /> {t(bank?.bank_logo_url ? 'media.replace_short' : 'media.choose_file')}
        </Button>
        {bank?.bank_logo_url && (
          <Button
            variant="subtle"
            color="danger"
            disabled={isBusy}
            aria-label={t('media.remove_for', { name: t('media.gift.logo_of', { name }) })}
            onClick={() => remove.mutate(bank.id)}
          >
            <BinIcon /> {t('media.remove')}
          </Button>
        )}
      </div>
      <p css={{ margin: '6px 0 0', color: ledger.muted, fontSize: 13 }}>{t('media.gift.logo_shared', { name })}</p>
      {error && (
        <p role="alert" css={{ margin: '6px 0 0', color: ledger.danger, fontWeight: 500 }}>
          {failureText(t, error)}
        </p>
      )}
    </div>
  );
}

const logo = {
  display: 'block',
  height: 40,
  maxWidth: 140,
  padding: 6,
  border: `1px solid ${ledger.border}`,
  borderRadius: 8,
  background: '#fff',
  objectFit: 'contain',
} as const;
