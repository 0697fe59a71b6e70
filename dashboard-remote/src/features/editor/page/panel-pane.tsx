import { useTranslation } from '@janur/i18n';
import { FONT_TITLE } from '@janur/ui';
import { ActionIcon } from '@mantine/core';
import { Suspense, useEffect, useRef } from 'react';
import { problemText } from '../../../parts/problem-text.ts';
import { ofOption } from '../bind.ts';
import { StyleSelect } from '../fields/style-select.tsx';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { BackIcon } from '../../../parts/icons.tsx';
import type { PanelProps } from '../panel.ts';
import { COMPONENTS } from '../panels/components.ts';
import { type PanelId, panelOf } from '../panels/panel-list.ts';
import { styleFieldOf } from '../sections.ts';
import { usePanel } from '../use-panel.ts';

/** One panel with its title, the look of its section, and what the server said of its values. */
export function PanelPane({ panel, hasBack }: { panel: PanelId; hasBack: boolean }) {
  const { t } = useTranslation();
  const { open } = usePanel();
  const props = usePanelProps();
  const Component = COMPONENTS[panel];
  const style = styleFieldOf(panel);
  const root = useRef<HTMLDivElement>(null);
  const problems = useEditor((state) => state.problems);

  // the first value of this panel that was refused
  useEffect(() => {
    const path = [...problems.keys()].find((refused) => panelOf(refused) === panel);
    const place = path && root.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);
    if (!place) return;
    const control = place.matches('input, select, textarea')
      ? place
      : place.querySelector<HTMLElement>('input, select, textarea, button');
    (control ?? place).focus();
  }, [problems, panel]);

  return (
    <div ref={root}>
      <header css={head}>
        {hasBack && (
          <ActionIcon aria-label={t('editor.to_panels')} onClick={() => open(undefined)}>
            <BackIcon />
          </ActionIcon>
        )}
        <h2 css={title}>{t(`editor.panel.${panel}`)}</h2>
        {style && <StyleSelect of={ofOption(props, style)} />}
      </header>
      <Suspense>
        <Component {...props} />
      </Suspense>
    </div>
  );
}

export function usePanelProps(): PanelProps {
  const { t } = useTranslation();
  const store = useEditorStore();
  const { content, option } = useEditor((state) => state.draft);
  const problems = useEditor((state) => state.problems);
  return {
    clientId: option.client_id,
    content,
    option,
    onChange: store.change,
    errorOf: (path) => {
      const problem = problems.get(path);
      return problem && problemText(t, problem);
    },
    onStored: store.refresh,
  };
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  minHeight: 44,
  padding: '18px 0 16px',
} as const;

const title = {
  flex: '1 1 max-content',
  margin: 0,
  font: `400 32px/1 ${FONT_TITLE}`,
  letterSpacing: '-0.01em',
} as const;
