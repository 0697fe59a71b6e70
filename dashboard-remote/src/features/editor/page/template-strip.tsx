import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { useEffect, useRef } from 'react';
import { TemplatePicture } from '../../../parts/templates/template-picture.tsx';
import { useTemplates } from '../../../parts/templates/use-templates.ts';

interface TemplateStripProps {
  current: string;
  onChoose: (template: string) => void;
}

/** All templates in small; the content stays whatever is tapped. */
export function TemplateStrip({ current, onChoose }: TemplateStripProps) {
  const { t } = useTranslation();
  const choices = useTemplates().choicesWith(current);
  const place = choices.findIndex(({ value }) => value === current);
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const chosen = strip.current?.children[place];
    if (!strip.current || !(chosen instanceof HTMLElement)) return;
    const { clientWidth } = strip.current;
    strip.current.scrollTo({ left: chosen.offsetLeft - clientWidth / 2 + chosen.offsetWidth / 2 });
  }, [place]);

  return (
    <div ref={strip} role="group" aria-label={t('editor.preview.templates')} css={row}>
      {choices.map(({ value: id, text: name }) => (
        <button
          key={id}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={current === id}
          data-template={id}
          onClick={() => onChoose(id)}
          css={thumbnail}
        >
          <TemplatePicture id={id} size={40} />
        </button>
      ))}
    </div>
  );
}

const row = {
  position: 'relative',
  display: 'flex',
  flex: 'none',
  gap: 8,
  margin: '0 -16px',
  padding: '4px 16px 6px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  maskImage: 'linear-gradient(90deg, transparent, #000 14px calc(100% - 14px), transparent)',
} as const;

const thumbnail = {
  flex: 'none',
  padding: 0,
  border: 0,
  borderRadius: 7,
  background: 'none',
  cursor: 'pointer',
  '&[aria-pressed=true]': { boxShadow: `0 0 0 2px var(--editor-side), 0 0 0 4px ${ledger.brand}` },
} as const;
