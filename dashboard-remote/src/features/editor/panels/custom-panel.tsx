import { useTranslation } from '@janur/i18n';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { EditedOption } from '@janur/contracts';
import { ofOption } from '../bind.ts';
import { isRecord } from '../draft/values.ts';
import { TemplateSettings } from '../fields/template-settings.tsx';
import { useFieldTexts } from '../fields/use-field-texts.ts';
import type { PanelProps } from '../panel.ts';

/** A template's own settings: as its form where it declares one, and all of them as JSON. */
export function CustomPanel(props: PanelProps) {
  return (
    <div css={{ display: 'grid', gap: 24 }}>
      <TemplateSettings {...props} />
      <SettingsAsJson {...props} />
    </div>
  );
}

/** What is no JSON yet stays here until it is. */
function SettingsAsJson(props: PanelProps) {
  const { t } = useTranslation();
  const config = ofOption(props, 'custom_config');
  const texts = useFieldTexts(config);
  const written = config.value === null ? '' : JSON.stringify(config.value, null, 2);
  const [typed, setTyped] = useState<string>();
  const isBad = typed !== undefined && readConfig(typed) === undefined;
  return (
    <Textarea
      {...texts}
      autosize
      minRows={8}
      maxRows={30}
      spellCheck={false}
      placeholder={'{\n  "font_version": 2\n}'}
      data-path={config.path}
      value={typed ?? written}
      error={config.error ?? (isBad ? t('editor.problem.json') : undefined)}
      styles={{ input: { fontFamily: 'ui-monospace, monospace', fontSize: 13 } }}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const read = readConfig(currentTarget.value);
        if (read !== undefined) config.onChange(read);
      }}
      onBlur={() => {
        if (!isBad) setTyped(undefined);
      }}
    />
  );
}

/** Undefined for what is no JSON object. */
function readConfig(text: string): EditedOption['custom_config'] | undefined {
  if (text.trim() === '') return null;
  try {
    const read: unknown = JSON.parse(text);
    return isRecord(read) ? read : undefined;
  } catch {
    // half-typed JSON is no JSON
    return undefined;
  }
}
