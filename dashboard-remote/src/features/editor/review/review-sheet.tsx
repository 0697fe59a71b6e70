import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { CopyButton } from '../../../parts/copy-button.tsx';
import { ExternalIcon, SendIcon } from '../../../parts/icons.tsx';
import { Problem, useReason } from '../../../parts/problem.tsx';
import { Sheet } from '../../../parts/sheet.tsx';
import { SuggestionCard } from '../couple/suggestion-card.tsx';
import { useEditor } from '../editor-context.tsx';
import { SuggestionActions } from './suggestion-actions.tsx';
import { type Review } from './use-review.ts';

const DAYS = 14;

/** The link that lets the couple see the draft, and all that they said of it. */
export function ReviewSheet({ review, onClose }: { review: Review; onClose: () => void }) {
  const { t } = useTranslation();
  const reason = useReason();
  const { makeLink, endLink } = review;
  const error = makeLink.error ?? endLink.error ?? review.decide.error;
  const suggestions = review.review?.suggestions ?? [];
  return (
    <Sheet title={t('drafts.share_title')} onClose={onClose}>
      <div css={{ display: 'grid', gap: 20 }}>
        <LinkPart review={review} />
        {error && <Problem>{reason(error)}</Problem>}
        {suggestions.length > 0 && (
          <section css={{ display: 'grid', gap: 10 }}>
            <h3 css={{ margin: 0, fontSize: 16 }}>{t('drafts.count', { count: review.open.length })}</h3>
            <ul css={{ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' }}>
              {suggestions.map((one) => (
                <SuggestionCard key={one.id} suggestion={one}>
                  <SuggestionActions suggestion={one} review={review} />
                </SuggestionCard>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Sheet>
  );
}

function LinkPart({ review }: { review: Review }) {
  const { t, i18n } = useTranslation();
  const name = useEditor(({ base }) => base.name);
  const { makeLink, endLink } = review;
  const { link, approval } = review.review ?? { link: null, approval: null };
  const day = (instant: string) =>
    new Date(instant).toLocaleDateString(i18n.language, { day: 'numeric', month: 'long' });
  if (!link)
    return (
      <section css={{ display: 'grid', gap: 12 }}>
        <p css={{ margin: 0, color: ledger.muted }}>{t('drafts.share_advice')}</p>
        <Button h={48} loading={makeLink.isPending} onClick={() => makeLink.mutate(DAYS)}>
          {t('drafts.make_link')}
        </Button>
      </section>
    );
  const address = `${location.origin}/dashboard/draft#${link.token}`;
  const message = t('drafts.share_message', { name, link: address });
  return (
    <section css={{ display: 'grid', gap: 12 }}>
      <p css={{ margin: 0, color: ledger.muted }}>{t('drafts.share_advice')}</p>
      {approval && (
        <p css={{ margin: 0, fontWeight: 600, color: approval.is_current ? ledger.success : ledger.warning }}>
          {t(approval.is_current ? 'drafts.approved_on' : 'drafts.approved_before', {
            name: approval.by,
            day: day(approval.at),
          })}
        </p>
      )}
      <p css={box}>{address}</p>
      <div css={ways}>
        <Button
          component="a"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener"
          h={44}
          flex="1 0 100%"
          leftSection={<SendIcon />}
        >
          {t('drafts.by_whatsapp')}
        </Button>
        <CopyButton text={address} label={t('drafts.copy_link')}>
          {t('drafts.copy_link')}
        </CopyButton>
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<ExternalIcon />}
        >
          {t('drafts.open_draft')}
        </Button>
      </div>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, color: ledger.muted }}>
        <span css={{ flex: '1 0 auto' }}>{t('drafts.until', { day: day(link.expires_at) })}</span>
        <span css={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginInline: -15 }}>
          <Button variant="subtle" loading={makeLink.isPending} onClick={() => makeLink.mutate(DAYS)}>
            {t('drafts.renew_link')}
          </Button>
          <Button variant="subtle" loading={endLink.isPending} onClick={() => endLink.mutate()}>
            {t('drafts.close_link')}
          </Button>
        </span>
      </div>
    </section>
  );
}

/** The way that is mostly gone over the whole width, the others beside each other below it. */
const ways = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > *': { flex: '1 1 auto' },
} as const;

const box = {
  margin: 0,
  padding: '10px 14px',
  borderRadius: 10,
  background: 'var(--mantine-color-body)',
  fontSize: 14,
  overflowWrap: 'anywhere',
} as const;
