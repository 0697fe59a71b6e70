import { LANGUAGES } from '@janur/contracts';
import { useTranslation } from '@janur/i18n';
import { FONT_TITLE, ledger } from '@janur/ui';
import { useDebouncedCallback, useDocumentTitle, useElementSize } from '@mantine/hooks';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTemplates } from '../../parts/templates/use-templates.ts';
import { ToolSelect } from '../../parts/tool-select.tsx';
import { PreviewFrame } from '../../parts/preview-frame.tsx';
import {
  FIXTURE_NAMES,
  paramsFromSettings,
  type Settings,
  settingsFromParams,
  STYLE_FIELDS,
  valuesOf,
  WEB_TYPES,
} from './settings.ts';
import { useScene } from './use-scene.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const GAP = 20;

/** Any template with any invitation, language, type and style, as a phone and as a desktop see it. */
export function PlaygroundPage() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const settings = useMemo(() => settingsFromParams(params), [params]);
  const { published, find, nameOf, choicesWith } = useTemplates();
  const { scene, isUnknown } = useScene(settings, published);
  const { ref, width } = useElementSize();
  const change = (changed: Partial<Settings>) =>
    setParams((now) => paramsFromSettings({ ...settingsFromParams(now), ...changed }), { replace: true });
  const changeSlug = useDebouncedCallback((slug: string) => change({ slug }), 400);
  useDocumentTitle(`${t('playground.title')} | Janur`);
  const asItSays = { value: '', text: t('playground.as_it_says') };
  const bespoke = (published ?? []).filter(({ is_bespoke }) => is_bespoke);
  const templates = [
    ...choicesWith(settings.template || undefined)
      .filter(({ value }) => !find(value)?.is_bespoke)
      .map(({ value, text }) => ({
        value,
        text: value === 'CUSTOM' ? t('playground.custom') : find(value) ? `${text} (${value})` : text,
      })),
    ...bespoke.map(({ template_id: id }) => ({ value: id, text: t('playground.bespoke', { name: nameOf(id), id }) })),
  ];
  const stacked = width < 760;

  return (
    <>
      <h1 css={{ margin: '0 0 16px', font: `400 32px/1 ${FONT_TITLE}`, letterSpacing: '-0.01em' }}>
        {t('playground.title')}
      </h1>
      <div role="group" aria-label={t('playground.settings')} css={tools}>
        <ToolSelect
          label={t('playground.template')}
          value={settings.template}
          options={[asItSays, ...templates]}
          onChange={(template) => change({ template })}
        />
        <ToolSelect
          label={t('playground.invitation')}
          value={settings.fixture}
          options={FIXTURE_NAMES.map((name) => ({ value: name, text: name }))}
          onChange={(fixture) => change({ fixture, slug: '' })}
        />
        <label css={{ ...slugBox, borderColor: isUnknown ? ledger.danger : ledger.control }}>
          <span css={{ color: ledger.muted }}>{t('playground.slug')}</span>
          <input
            key={settings.slug === '' ? 'empty' : 'filled'}
            defaultValue={settings.slug}
            placeholder="sinta-rama"
            aria-invalid={isUnknown}
            onChange={({ currentTarget }) => changeSlug(currentTarget.value.trim())}
            css={slugInput}
          />
        </label>
        <ToolSelect
          label={t('playground.language')}
          value={settings.language}
          options={[asItSays, ...LANGUAGES.map((code) => ({ value: code, text: code }))]}
          onChange={(language) => change({ language })}
        />
        <ToolSelect
          label={t('playground.web_type')}
          value={settings.webType}
          options={[asItSays, ...WEB_TYPES.map((type) => ({ value: type, text: type }))]}
          onChange={(webType) => change({ webType })}
        />
        <ToolSelect
          label={t('playground.show')}
          value={settings.isOpened ? 'page' : 'opening'}
          options={[
            { value: 'page', text: t('playground.page') },
            { value: 'opening', text: t('playground.opening') },
          ]}
          onChange={(shown) => change({ isOpened: shown === 'page' })}
        />
      </div>
      <details css={{ marginBottom: GAP }}>
        <summary css={{ minHeight: 44, lineHeight: '44px', cursor: 'pointer', fontWeight: 600 }}>
          {t('playground.styles', { count: Object.keys(settings.styles).length })}
        </summary>
        <div css={tools}>
          {STYLE_FIELDS.map((field) => (
            <ToolSelect
              key={field}
              label={field.replace('_style', '')}
              value={settings.styles[field] ?? ''}
              options={[asItSays, ...valuesOf(field).map((value) => ({ value, text: value }))]}
              onChange={(value) => change({ styles: { ...settings.styles, [field]: value } })}
            />
          ))}
        </div>
      </details>
      {isUnknown && <p role="alert">{t('playground.unknown', { slug: settings.slug })}</p>}
      <div ref={ref} css={{ display: 'flex', flexWrap: 'wrap', gap: GAP, alignItems: 'flex-start' }}>
        {scene && width > 0 && (
          <>
            <PreviewFrame title={t('playground.phone')} scene={scene} {...PHONE} scale={Math.min(0.85, width / 390)} />
            <PreviewFrame
              title={t('playground.desktop')}
              scene={scene}
              {...DESKTOP}
              scale={(stacked ? width : width - PHONE.width * 0.85 - GAP) / DESKTOP.width}
            />
          </>
        )}
      </div>
    </>
  );
}

const tools = { display: 'flex', flexWrap: 'wrap', gap: 10, marginBottom: 10 } as const;

const slugBox = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  height: 40,
  padding: '0 12px',
  border: '1px solid',
  borderRadius: 10,
  background: ledger.card,
  fontSize: 14,
  fontWeight: 500,
} as const;

const slugInput = {
  width: 150,
  border: 0,
  background: 'none',
  color: ledger.ink,
  font: 'inherit',
  fontWeight: 600,
  '&:focus-visible': { outline: `2px solid ${ledger.brand}`, outlineOffset: 4, borderRadius: 4 },
} as const;
