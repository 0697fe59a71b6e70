import { useTranslation } from '@janur/i18n';
import { ledger } from '@janur/ui';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { panelsOf, type Tab, tabOf, TABS } from '../panels/panel-list.ts';
import { usePanel } from '../use-panel.ts';
import { PanelLink } from './panel-link.tsx';
import { SectionList } from './section-list.tsx';

/** Content, look, settings; below each its panels. */
export function PanelNav() {
  const { t } = useTranslation();
  const { panel, isWide, open } = usePanel();
  const [tab, setTab] = useState<Tab>(panel ? tabOf(panel) : 'content');
  const [shownFor, setShownFor] = useState(panel);
  // a panel that was opened from elsewhere brings its tab along
  if (panel !== shownFor) {
    setShownFor(panel);
    if (panel) setTab(tabOf(panel));
  }
  function choose(chosen: Tab) {
    setTab(chosen);
    const first = panelsOf(chosen)[0];
    // beside the list stands what is marked in it
    if (isWide && first && (!panel || tabOf(panel) !== chosen)) open(first);
  }
  return (
    <nav
      aria-label={t('editor.panels')}
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 12 }}
    >
      <SegmentedControl
        fullWidth
        withItemsBorders={false}
        aria-label={t('editor.tabs')}
        data={TABS.map((value) => ({ value, label: t(`editor.tab.${value}`) }))}
        value={tab}
        onChange={choose}
        css={{ '&& label': { minHeight: 34, lineHeight: '26px', fontSize: 14, fontWeight: 600 } }}
      />
      {tab === 'content' ? (
        <div>
          <SectionList />
        </div>
      ) : (
        <ul css={list}>
          {panelsOf(tab)
            .filter((id) => id !== 'history')
            .map((id) => (
              <li key={id} css={item}>
                <PanelLink panel={id} />
              </li>
            ))}
        </ul>
      )}
    </nav>
  );
}

const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

const item = {
  display: 'flex',
  paddingInline: 14,
  borderRadius: 10,
  '&:has(a[aria-current])': {
    borderRadius: '4px 10px 10px 4px',
    background: 'var(--ledger-card)',
    boxShadow: `0 0 0 1px ${ledger.border}, 0 1px 3px #26353514, inset 3px 0 0 ${ledger.brand}`,
  },
} as const;
