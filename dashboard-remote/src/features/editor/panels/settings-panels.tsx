import { LIMITS, STYLE_VALUES, type StyleField } from '@janur/contracts';
import { canonicalDomain } from '@janur/contracts/rules';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { type Bound, ofOption, within } from '../bind.ts';
import { Fields, Group } from '../fields/layout.tsx';
import { StyleChoice } from '../fields/style-select.tsx';
import { SwitchField } from '../fields/switch-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { PictureField } from '../media/picture-field.tsx';
import type { PanelProps } from '../panel.ts';

/** Who may see it, and who needs a code for it. */
export function AccessPanel(props: PanelProps) {
  const { t } = useTranslation();
  const lock = ofOption(props, 'lock');
  const code = within(lock, 'code');
  const isBad = code.value !== null && !/^[0-9A-Za-z-]{3,32}$/.test(code.value.trim());
  return (
    <div css={{ display: 'grid', gap: 20 }}>
      <SwitchField of={ofOption(props, 'is_private')} />
      <Group title={t('editor.lock.title')}>
        <p css={{ margin: 0, color: ledger.muted }}>{t(code.value ? 'editor.lock.on' : 'editor.lock.off')}</p>
        <Fields columns={2}>
          <TextField
            of={{ ...code, error: code.error ?? (isBad ? t('editor.lock.letters', { max: LIMITS.code }) : undefined) }}
            max={LIMITS.code}
          />
          <TextField of={within(lock, 'title')} label={t('editor.lock.heading')} />
        </Fields>
        <TextField of={within(lock, 'description')} lines={2} label={t('editor.lock.text')} />
        <PictureField
          of={within(lock, 'image_url')}
          owner="lock"
          target={{ kind: 'option', optionId: props.option.id, section: 'LOCK' }}
        />
      </Group>
    </div>
  );
}

export function DomainPanel(props: PanelProps) {
  return (
    <div css={{ display: 'grid', gap: 16 }}>
      <SwitchField of={ofOption(props, 'is_custom_domain')} />
      <Fields columns={2}>
        <DomainField of={ofOption(props, 'custom_domain')} />
        <DomainField of={ofOption(props, 'slug_domain')} />
      </Fields>
    </div>
  );
}

function DomainField({ of }: { of: Bound<string | null> }) {
  const { t } = useTranslation();
  const isBad = of.value !== null && canonicalDomain(of.value) === undefined;
  return (
    <TextField
      of={{ ...of, error: of.error ?? (isBad ? t('editor.problem.domain') : undefined) }}
      placeholder="sinta-rama.com"
      isCode
    />
  );
}

// the keys of an object that is written out
const STYLE_FIELDS = Object.keys(STYLE_VALUES) as StyleField[];

/** All sections' looks on one page; each is in the head of its section, too. */
export function StylesPanel(props: PanelProps) {
  const { t } = useTranslation();
  return (
    <Fields columns={2}>
      {STYLE_FIELDS.map((field) => (
        <StyleChoice
          key={field}
          of={ofOption(props, field)}
          label={t(`editor.panel.${field === 'opening_modal_style' ? 'opening' : field.replace('_style', '')}`)}
        />
      ))}
    </Fields>
  );
}
