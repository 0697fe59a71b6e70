import { VOICE_KEYS, type VoiceKey } from '@janur/contracts/rules';
import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { Button } from '@mantine/core';
import { type Bound, ofContent } from '../bind.ts';
import { Fields } from '../fields/layout.tsx';
import { TextField } from '../fields/text-field.tsx';
import type { PanelProps } from '../panel.ts';
import { usePreviewWords } from '../preview-words.tsx';

/** As the contract has it: the keys of a record have no path of their own to ask. */
const LONGEST = 300;

/** The lines of the look, each in the couple's own words where they write any; else the look's own stands there as a hint. */
export function WordsPanel(props: PanelProps) {
  const { t } = useTranslation();
  const words = usePreviewWords();
  const lines = ofContent(props, 'lines');
  const hasOwn = Object.keys(lines.value ?? {}).length > 0;
  return (
    <Fields>
      <p css={{ margin: 0, color: ledger.muted, fontSize: 15 }}>{t('editor.words.advice')}</p>
      <div data-path="content.lines" css={{ display: 'grid', gap: 14 }}>
        {VOICE_KEYS.map((key) => (
          <TextField
            key={key}
            of={lineOf(lines, key)}
            label={t(`editor.words.${key.replace('.', '_')}`)}
            max={LONGEST}
            {...(words[key] ? { placeholder: words[key] } : {})}
          />
        ))}
      </div>
      {hasOwn && (
        <Button variant="default" mih={44} onClick={() => lines.onChange(null)}>
          {t('editor.words.reset')}
        </Button>
      )}
    </Fields>
  );
}

function lineOf(
  { value, onChange, errorOf }: Bound<PanelProps['content']['lines']>,
  key: VoiceKey,
): Bound<string | null> {
  const path = `content.lines.${key}`;
  const change = (line: string | null) => {
    const { [key]: _former, ...others } = value ?? {};
    const changed = line === null ? others : { ...others, [key]: line };
    onChange(Object.keys(changed).length > 0 ? changed : null);
  };
  return { path, value: value?.[key] ?? null, onChange: change, error: errorOf(path), errorOf };
}
