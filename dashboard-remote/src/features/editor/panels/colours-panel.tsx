import { isHex } from '@janur/contracts/rules';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { LiveIcon, WarningIcon } from '../../../parts/icons.tsx';
import { type Bound, ofOption } from '../bind.ts';
import { useIsOmitted } from '../fields/use-omitted.ts';
import { ColourInput } from '../../../parts/colour-input.tsx';
import type { PanelProps } from '../panel.ts';
import { type Colours, usePreviewColours } from '../preview-colours.tsx';
import { type ColourRole, contrastOf, type RoleContrast, ROLES } from './contrast.ts';

const WORN: Record<ColourRole, keyof Colours> = {
  base_color: '--base',
  primary_color: '--primary',
  secondary_color: '--secondary',
  third_color: '--third',
  title_color: '--title',
};

/** The couple's colours over the template's, each with how well it can be read. */
export function ColoursPanel(props: PanelProps) {
  const { t } = useTranslation();
  const worn = usePreviewColours();
  return (
    <div css={{ display: 'grid', gap: 4 }}>
      <p css={{ margin: '0 0 8px', color: ledger.muted }}>{t('editor.colour.advice')}</p>
      {ROLES.map((role) => (
        <Role key={role} of={ofOption(props, role)} role={role} worn={worn[WORN[role]]}>
          {contrastOf(role, props.option, worn)}
        </Role>
      ))}
    </div>
  );
}

interface RoleProps {
  of: Bound<string | null>;
  role: ColourRole;
  worn: string | undefined;
  children: RoleContrast | null;
}

function Role({ of, role, worn, children: found }: RoleProps) {
  const { t } = useTranslation();
  const isLeftOut = useIsOmitted()(role);
  const isBad = of.value !== null && !isHex(of.value);
  return (
    <div css={row}>
      <div>
        <b css={{ display: 'block', fontWeight: 600, color: isLeftOut ? ledger.muted : undefined }}>
          {t(`editor.field.${role}`)}
        </b>
        <span css={{ color: ledger.muted }}>{t(`editor.colour.use.${role}`)}</span>
      </div>
      <ColourInput
        label={t(`editor.field.${role}`)}
        value={of.value ?? ''}
        fallback={worn}
        path={of.path}
        error={isBad ? t('problems.not_a_colour') : of.error}
        onChange={(value) => of.onChange(value === '' ? null : value)}
        onRemove={of.value === null ? undefined : () => of.onChange(null)}
      />
      <span css={{ minHeight: 40, display: 'grid', alignContent: 'center' }}>
        {isBad ? null : isLeftOut ? (
          <span css={{ color: ledger.muted }}>{t('editor.colour.omitted')}</span>
        ) : found ? (
          <Badge {...found} />
        ) : (
          <span css={{ color: ledger.muted }}>
            {t(role === 'secondary_color' ? 'editor.colour.ornament' : 'editor.colour.unseen')}
          </span>
        )}
      </span>
    </div>
  );
}

/** `AA 5,8:1`, by a tick or a warning and not by colour alone. */
function Badge({ ratio, least, shownAs }: RoleContrast) {
  const { t, i18n } = useTranslation();
  const isEnough = ratio >= least;
  const written = (Math.floor(ratio * 10) / 10).toLocaleString(i18n.language, { minimumFractionDigits: 1 });
  return (
    <span css={badge} style={{ color: isEnough ? ledger.success : ledger.warning }}>
      {isEnough ? <LiveIcon size={17} /> : <WarningIcon size={17} />}
      <span>
        {t(isEnough ? 'editor.colour.enough' : 'editor.colour.too_little', { ratio: written })}
        {shownAs && (
          <span css={{ display: 'flex', alignItems: 'center', gap: 6, color: ledger.muted, fontWeight: 500 }}>
            <span css={dot} style={{ background: shownAs }} />
            {t('editor.colour.shown_as', { colour: shownAs.toUpperCase() })}
          </span>
        )}
      </span>
    </span>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 168px minmax(130px, 170px)',
  alignItems: 'center',
  gap: '6px 16px',
  padding: '10px 0',
  borderBottom: `1px solid ${ledger.border}`,
  '@container pane (max-width: 540px)': {
    gridTemplateColumns: '168px minmax(0, 1fr)',
    '& > :first-child': { gridColumn: '1 / -1' },
  },
} as const;

const badge = {
  display: 'flex',
  alignItems: 'start',
  gap: 7,
  fontWeight: 600,
  '& > svg': { flex: 'none', marginTop: 1 },
} as const;

const dot = { width: 12, height: 12, borderRadius: '50%', boxShadow: `inset 0 0 0 1px ${ledger.control}` } as const;
