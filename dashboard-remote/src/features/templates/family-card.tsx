import type { RemoteFamily } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { ledger, shadow } from '@janur/ui';
import { Link } from 'react-router';
import { TemplatePicture } from '../../parts/templates/template-picture.tsx';
import { useTemplates } from '../../parts/templates/use-templates.ts';
import { oneLine } from '../../parts/styles.ts';

/** One family at a glance: its looks, whose it is, what guests get of it. */
export function FamilyCard({ family }: { family: RemoteFamily }) {
  const { t, i18n } = useTranslation();
  const { name, owner, template_ids, promoted_version, canary, clients, waiting } = family;
  const names = useNamesOf(template_ids);
  return (
    <li css={card}>
      <div css={{ display: 'flex', gap: 8, minHeight: 90 }}>
        {template_ids.slice(0, 3).map((id) => (
          <TemplatePicture key={id} id={id} size={72} />
        ))}
      </div>
      <div css={{ minWidth: 0 }}>
        <Link to={`/templates/${name}`} css={link}>
          {names || name}
        </Link>
        <span css={[oneLine, { color: ledger.muted }]}>
          {name} · {owner ? t('registry.owner', { name: owner.name }) : t('registry.house')}
        </span>
      </div>
      <dl css={facts}>
        <dt>{t('registry.serving')}</dt>
        <dd title={promoted_version ?? undefined} css={oneLine}>
          {promoted_version ?? t('registry.nothing_served')}
        </dd>
      </dl>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 28 }}>
        <span css={{ color: ledger.muted }}>
          {clients > 0
            ? t('registry.used_by', { count: clients, number: clients.toLocaleString(i18n.language) })
            : t('registry.unused')}
        </span>
        {canary && <span css={trial}>{t('registry.canary_of', canary)}</span>}
        {waiting && <span css={trial}>{t('registry.waiting_of', waiting)}</span>}
      </div>
    </li>
  );
}

/** The looks of a family by their proper names; one that guests do not get by its id. */
export function useNamesOf(ids: readonly string[]): string {
  const { find, nameOf } = useTemplates();
  return ids.map((id) => (find(id) ? nameOf(id) : id)).join(', ');
}

const card = {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  minWidth: 0,
  padding: 16,
  border: `1px solid ${ledger.border}`,
  borderRadius: 14,
  background: ledger.card,
  boxShadow: shadow,
  fontSize: 14,
  fontWeight: 500,
  '&:hover': { borderColor: ledger.borderStrong },
} as const;

const link = {
  display: 'block',
  color: ledger.ink,
  fontSize: 17,
  fontWeight: 700,
  letterSpacing: '-0.01em',
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  // the whole card leads there
  '&::after': { content: "''", position: 'absolute', inset: 0, borderRadius: 14 },
} as const;

const facts = {
  display: 'flex',
  gap: 10,
  minWidth: 0,
  margin: 0,
  '& dt': { flex: 'none', color: ledger.muted },
  '& dd': { minWidth: 0, margin: 0, fontWeight: 600 },
} as const;

const trial = {
  padding: '3px 9px',
  borderRadius: 7,
  background: ledger.accent,
  color: ledger.onAccent,
  fontSize: 13,
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const;
