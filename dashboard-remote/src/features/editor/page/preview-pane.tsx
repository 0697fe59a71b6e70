import { LANGUAGES } from '@janur/contracts';
import type { PreviewEvent } from '@janur/contracts/preview';
import { canonicalTemplateId } from '@janur/contracts/rules';
import { useTranslation } from '@janur/i18n';
import { languageName, ledger } from '@janur/ui';
import { Switch } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useDeferredValue, useMemo, useState } from 'react';
import { ToolSelect } from '../../../parts/tool-select.tsx';
import { useTemplates } from '../../../parts/templates/use-templates.ts';
import { PreviewFrame } from '../../../parts/preview-frame.tsx';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { sceneOf } from '../scene.ts';
import { TemplateStrip } from './template-strip.tsx';

const PHONE = { width: 390, height: 844 };
const BEZEL = 7;

interface PreviewPaneProps {
  /** What is being edited: the preview goes there. */
  section: string;
  onColours: (colours: NonNullable<PreviewEvent['colours']>) => void;
  onWords: (words: NonNullable<PreviewEvent['words']>) => void;
}

/** The real invitation in a phone, as the draft is now; above it the template and the language that it wears. */
export function PreviewPane({ section, onColours, onWords }: PreviewPaneProps) {
  const { t } = useTranslation();
  const store = useEditorStore();
  const draft = useEditor((state) => state.draft);
  const shown = useDeferredValue(draft);
  const { published: templates, choicesWith, find } = useTemplates();
  const [triesCanary, setTriesCanary] = useState(false);
  const scene = useMemo(
    () => templates && sceneOf(shown, { templates, section, guestName: t('editor.preview.guest'), triesCanary }),
    [shown, templates, section, t, triesCanary],
  );
  const { ref, width, height } = useElementSize();
  const scale = Math.min(1, (width - 2 * BEZEL) / PHONE.width, (height - 2 * BEZEL) / PHONE.height);
  const { template, language } = draft.option;
  const current = canonicalTemplateId(template);
  const canary = find(template)?.canary;

  return (
    <section aria-label={t('editor.preview.label')} css={pane}>
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(138px, 40%)', gap: 8 }}>
        <ToolSelect
          label={t('editor.field.template')}
          labelShown="never"
          value={current}
          options={choicesWith(current)}
          onChange={(chosen) => store.change({ option: { template: chosen } })}
        />
        <ToolSelect
          label={t('editor.field.language')}
          labelShown="never"
          value={language}
          options={LANGUAGES.map((code) => ({ value: code, text: languageName(code) }))}
          onChange={(chosen) => store.change({ option: { language: chosen } })}
        />
      </div>
      <TemplateStrip current={current} onChoose={(chosen) => store.change({ option: { template: chosen } })} />
      {canary && (
        <Switch
          label={t('editor.preview.canary', { version: canary.version })}
          checked={triesCanary}
          onChange={({ currentTarget }) => setTriesCanary(currentTarget.checked)}
        />
      )}
      <div ref={ref} css={stage}>
        {scene && width > 0 && scale > 0 && (
          <div css={phone}>
            <PreviewFrame
              title={t('editor.preview.frame')}
              scene={scene}
              {...PHONE}
              scale={scale}
              onColours={onColours}
              onWords={onWords}
              css={screen}
            />
          </div>
        )}
      </div>
      {scene?.template === null && (
        <p role="status" css={missing}>
          {t('editor.preview.not_deployed')}
        </p>
      )}
    </section>
  );
}

const pane = {
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  padding: '12px 16px 16px',
} as const;

const stage = { flex: 1, display: 'grid', placeItems: 'start center', minHeight: 0, marginTop: 4 } as const;

const phone = {
  padding: BEZEL,
  borderRadius: 26,
  background: ledger.phone,
  boxShadow: `0 24px 40px -24px ${ledger.shade}`,
} as const;

const screen = { border: 0, borderRadius: 20 } as const;

const missing = { margin: 0, color: ledger.warning, fontSize: 14, fontWeight: 600 } as const;
